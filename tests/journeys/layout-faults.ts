import { type CDPSession, expect, type Page } from '@playwright/test'

const tablets = {
  'on a tablet': { width: 768, height: 1024 },
  'on a tablet held sideways': { width: 1180, height: 820 },
}

/**
 * Lists what doesn't fit a tablet's touch screen, one line each: elements that are too wide or cut off, text with
 * hardly a letter per line, targets below 44 px. The page isn't reloaded.
 */
export async function expectToFitTablet(page: Page) {
  const protocol = await protocolOf(page)
  await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const faults = () => page.evaluate<string[]>(`[...(${unfit})(), ...(${squeezed})(), ...(${smallTargets})()]`)
  for (const [look, size] of Object.entries(tablets)) {
    await page.setViewportSize(size)
    await expect.soft.poll(faults, look).toEqual([])
  }
  await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: false })
}

const protocols = new WeakMap<Page, Promise<CDPSession>>()

/** The browser's protocol for a page, for settings that Playwright has no function for. */
export function protocolOf(page: Page): Promise<CDPSession> {
  const protocol = protocols.get(page) ?? page.context().newCDPSession(page)
  protocols.set(page, protocol)
  return protocol
}

export const named = `(each) => each.cloneNode(false).outerHTML.slice(0, 90) + ' ' + each.textContent.trim().slice(0, 30)`

/**
 * Targets below 44 px. A link within a text may be as high as its line, and elements for screen readers only aren't
 * targets.
 */
export const smallTargets = `() => {
  const named = ${named}
  const inText = (each) => each.matches('a') && getComputedStyle(each).display === 'inline'
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.unseen, .skip, [inert], [aria-hidden=true]')
  return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
    .filter((each) => shown(each) && !inText(each))
    .map((each) => ({ each, target: each.matches('[type=radio], [type=checkbox]') ? each.closest('label') ?? each : each }))
    .flatMap(({ each, target }) => {
      const box = target.getBoundingClientRect()
      const after = getComputedStyle(target, '::after')
      const over = after.content !== 'none' && after.position === 'absolute'
      const width = Math.max(box.width, over ? parseFloat(after.width) : 0)
      const height = Math.max(box.height, over ? parseFloat(after.height) : 0)
      return Math.min(width, height) >= 43.5 ? [] : ['target of ' + Math.round(width) + ' × ' + Math.round(height) + ': ' + named(each)]
    })
}`

/** Elements that are wider than the screen or cut off; scrollable elements may be wider. */
export const unfit = `() => {
  const named = ${named}
  const all = [...document.querySelectorAll('main *, header *, footer *')].filter((each) => each.checkVisibility() && !each.closest('.unseen, svg svg, svg > *'))
  const overflows = (each) => getComputedStyle(each).overflowX !== 'visible'
  const isFree = (each) => { for (let at = each.parentElement; at; at = at.parentElement) if (at !== document.body && at !== document.documentElement && overflows(at)) return false; return true }
  const width = document.documentElement.scrollWidth
  const wide = width <= innerWidth ? [] : all.filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && isFree(each)).slice(-3).map(named)
  // An ellipsis shows that there is more text.
  const hasEllipsis = (part, within) => { for (let at = part; at && within.contains(at); at = at.parentElement) if (getComputedStyle(at).textOverflow === 'ellipsis') return true; return false }
  const isCut = (each) => {
    const { overflowX, clipPath } = getComputedStyle(each)
    if ((overflowX !== 'hidden' && overflowX !== 'clip') || clipPath.startsWith('inset(50%')) return false
    const range = document.createRange()
    range.selectNodeContents(each)
    const { left, right } = each.getBoundingClientRect()
    return [...each.querySelectorAll('*'), each].some((part) => [...part.childNodes].some((node) => {
      if (node.nodeType !== 3 || !node.data.trim() || part.closest('.unseen') || hasEllipsis(part, each)) return false
      range.selectNodeContents(node)
      return [...range.getClientRects()].some((rect) => rect.width > 0 && (rect.right > right + 2 || rect.left < left - 2))
    }))
  }
  return [
    ...(width > innerWidth ? ['is ' + width + ' px wide: ' + wide.join(' and ')] : []),
    ...all.filter(isCut).slice(0, 3).map((each) => 'is cut: ' + named(each)),
  ]
}`

/**
 * What folds without our sign of it: an icon, or the one of the style sheet. Menus have names of their own, and events
 * of a calendar open a panel.
 */
export const unsigned = `() => {
  const named = ${named}
  const isMenu = (each) => each.matches('[aria-label], body > header *, details[name] > *')
  const hasSign = (each) => getComputedStyle(each).display !== 'list-item' && (each.querySelector('svg') || getComputedStyle(each, '::after').content !== 'none')
  return [...document.querySelectorAll('summary')]
    .filter((each) => each.checkVisibility() && !isMenu(each) && !hasSign(each))
    .map((each) => 'folds without a sign: ' + named(each))
}`

/** Text with hardly a letter per line. On a phone with large text a long word can't have more. */
const squeezed = `() => {
  const named = ${named}
  const all = [...document.querySelectorAll('main *, header *, footer *')].filter((each) => each.checkVisibility() && !each.closest('.unseen, svg svg, svg > *'))
  const isForNobody = (each) => { for (let at = each; at; at = at.parentElement) if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return true; return false }
  const isSqueezed = (each) => [...each.childNodes].some((node) => {
    const length = node.nodeType === 3 ? node.data.trim().length : 0
    if (length < 12 || isForNobody(each)) return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return length / new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size < 3
  })
  return all.filter(isSqueezed).slice(0, 3).map((each) => 'is squeezed: ' + named(each))
}`

/** Messages that hardly keep a distance from what stands beside, above or below them. */
export const touching = `() => {
  const named = ${named}
  const shown = (what) => [...document.querySelectorAll(what)].filter((each) => each.checkVisibility() && !each.closest('.unseen'))
  const isNear = (one, other) => {
    if (one === other || one.contains(other) || other.contains(one)) return false
    const [a, b] = [one, other].map((each) => each.getBoundingClientRect())
    return Math.max(a.left, b.left) - Math.min(a.right, b.right) < 6 && Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom) < 6
  }
  const others = shown('main :is(h1, h2, h3, button, input, select, a[href], [data-notice])')
  return shown('main [data-notice]').flatMap((each) =>
    others.filter((other) => isNear(each, other)).map((other) => named(each) + ' touches ' + named(other)))
}`
