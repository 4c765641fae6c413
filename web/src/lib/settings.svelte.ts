/** What this browser remembers of its user's wishes. */
const KEY = 'edubba'

type Wishes = { lang: string; theme: 'auto' | 'light' | 'dark'; sound: boolean; confirm: boolean; keys: boolean; outline: boolean; zoom: number; name: string }

// On a phone the board is larger than the window at first: what can be tapped is as wide as a finger.
const usual: Wishes = { lang: '', theme: 'auto', sound: false, confirm: true, keys: true, outline: false, zoom: window.innerWidth < 700 ? 2.5 : 1, name: '' }

function stored(): Partial<Wishes> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wishes>
  } catch {
    return {}
  }
}

export const settings = $state<Wishes>({ ...usual, ...stored() })

export function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // a browser that keeps nothing: the wishes hold as long as the page
  }
  if (settings.theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = settings.theme
}
