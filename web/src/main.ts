import { mount } from 'svelte'
import App from './App.svelte'
import './styles.css'
import { start } from './lib/words.svelte'

void start().then(() => mount(App, { target: document.getElementById('app')! }))
