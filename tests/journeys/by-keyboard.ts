import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** More tab stops than there are on any page between two actions. */
const mostStops = 150

/** Presses the Tab key until an element has the focus; the focus must be visible at each stop, with a ring. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  const eye = await page.evaluateHandle<{ look: (target: unknown) => Stop }>(eyeOnFocus)
  const look = () => target.evaluate((each, { look }) => look(each), eye)
  for (let stops = 0, at = await look(); !at.there; stops += 1, at = await look()) {
    if (stops === mostStops) throw new Error(`the Tab key doesn't come to ${target}`)
    await page.keyboard.press('Tab')
    // Scrolling to the focused element takes a moment.
    if ((await look()).hidden) await expect.soft.poll(async () => (await look()).hidden).toBeNull()
  }
}

/** The state of the focus: whether it is on the wanted element, and why it can't be seen. */
type Stop = { there: boolean; hidden: string | null }

/** Activates a button or link that the Tab key reaches. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Types into a field that the Tab key reaches. */
export async function write(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Describes the focused element if it isn't on the screen, is covered by something else, or has no ring. */
const hidden = `() => {
  const each = document.activeElement
  if (!each || each === document.body) return null
  const shown = each.matches('.unseen') ? each.closest('label') ?? each : each
  const named = () => each.cloneNode(false).outerHTML.slice(0, 120)
  const rings = [shown, each.parentElement, each.nextElementSibling].filter(Boolean)
  const isRing = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  const hasRing = (it) => isRing(getComputedStyle(it)) || isRing(getComputedStyle(it, '::after'))
  if (!rings.some(hasRing)) return 'no ring: ' + named()
  const { left, right, top, bottom } = (shown.getClientRects()[0] ?? shown.getBoundingClientRect())
  const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return 'not on the screen: ' + named()
  const above = document.elementFromPoint(x, y)
  const belongs = above && (shown.contains(above) || above.contains(shown) || each.closest('label')?.contains(above))
  return belongs ? null : 'covered by ' + above?.cloneNode(false).outerHTML.slice(0, 80) + ': ' + named()
}`

const eyeOnFocus = `({ look: (target) => ({ there: target === document.activeElement, hidden: (${hidden})() }) })`
