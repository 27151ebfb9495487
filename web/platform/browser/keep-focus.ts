/**
 * Moves the focus to the nearest title whenever what had it is gone: a button that was pressed and isn't offered any
 * more, a dialog over a row that was removed. Otherwise keyboards and screen readers would start at the top of the page.
 */
export function keepFocus() {
  let path: HTMLElement[] = []
  let frame = 0
  const restore = () => {
    const last = path[0]
    if (document.activeElement !== document.body || !last || isShown(last)) return
    const target = titleNear(path.find(isShown))
    path = []
    if (!target) return
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
  }
  // Whoever removes something may move the focus within a frame or two.
  const check = () => {
    if (document.activeElement !== document.body || path.length === 0) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(restore)
    })
  }
  const remember = (element: EventTarget | null) => {
    path = element instanceof HTMLElement ? withAncestors(element) : []
  }
  remember(document.activeElement)
  document.addEventListener('focusin', ({ target }) => remember(target))
  document.addEventListener('close', check, { capture: true })
  new MutationObserver(check).observe(document.body, { childList: true, subtree: true })
}

function withAncestors(element: HTMLElement): HTMLElement[] {
  return element.parentElement ? [element, ...withAncestors(element.parentElement)] : [element]
}

const isShown = (element: HTMLElement) => element.isConnected && element.getClientRects().length > 0

/** The first title in the closest part of the page that has one; outside of the page's content its own title. */
function titleNear(near: HTMLElement | undefined): HTMLElement | null {
  const main = document.querySelector('main')
  for (let part = near; part && main?.contains(part); part = part.parentElement ?? undefined) {
    const title = [...part.querySelectorAll<HTMLElement>('h1, h2, h3')].find(isShown)
    if (title) return title
  }
  return document.querySelector<HTMLElement>('main h1') ?? main
}
