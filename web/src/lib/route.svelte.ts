/** Where we are; links inside the page do not load it anew. */
type Route = { page: string; match: string; rest: string[]; query: URLSearchParams }

function here(): Route {
  const [, page = '', ...rest] = location.pathname.split('/')
  return { page, match: rest[0] ?? '', rest, query: new URLSearchParams(location.search) }
}

export const route = $state<Route>(here())

export function go(path: string): void {
  history.pushState(null, '', path)
  Object.assign(route, here())
  window.scrollTo(0, 0)
  document.getElementById('main')?.focus({ preventScroll: true })
}

window.addEventListener('popstate', () => Object.assign(route, here()))

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a')
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return
  const inside = link.origin === location.origin && !link.pathname.startsWith('/api') && !link.hasAttribute('download')
  if (!inside || link.hash) return
  event.preventDefault()
  go(link.pathname + link.search)
})
