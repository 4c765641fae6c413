import { mount } from 'svelte'
import App from './App.svelte'
import './fonts.css'
import './styles.css'
import { start } from './lib/words.svelte'

const target = document.getElementById('app')!

/** Before there are words in any language: the server is away or starts just now. */
function wait(): void {
  target.textContent = 'Edubba …'
  window.setTimeout(begin, 2000)
}

function begin(): void {
  start().then(() => {
    target.textContent = ''
    mount(App, { target })
  }, wait)
}

begin()
