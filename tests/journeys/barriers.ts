import { expect, type Page } from '@playwright/test'
import { named, protocolOf, smallTargets, unfit } from './layout-faults.ts'

/**
 * Lists accessibility barriers of a page at 320 px that neither axe nor the page's width reveals, one line each:
 * missing landmarks, targets below 44 px, a focus order that goes up the page, text of double size that doesn't fit,
 * and a focus or a selection that can't be recognised in forced colours. The page isn't reloaded.
 */
export async function barriersOn(page: Page): Promise<string[]> {
  const found = await page.evaluate<string[]>(`[...(${landmarks})(), ...(${smallTargets})()]`)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  // The focus must be visible for keyboard users, also where a script moves it afterwards.
  await page.keyboard.press('Tab')
  found.push(
    ...(await page.evaluate<string[]>(`[...(${focus})(), ...(${order})(), ...(${chosen})(), ...(${motion})()]`)),
  )
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' })
  await withTextOf(page, 2 * usualText)
  found.push(...(await page.evaluate<string[]>(`(${unfit})()`)).map((fault) => `with text of twice the size ${fault}`))
  await withTextOf(page, usualText)
  return found
}

/** The browsers' own text size, in px. */
const usualText = 16

/** Sets the browser's text size like its settings do. In contrast to a style, this also affects media queries in em. */
async function withTextOf(page: Page, size: number) {
  await (await protocolOf(page)).send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
  await expect.poll(() => page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe(`${size}px`)
}

const landmarks = `() => ['header', 'main', 'footer'].flatMap((name) => {
  const count = document.querySelectorAll('body > ' + name).length
  return count === 1 ? [] : ['has ' + count + ' of the landmark ' + name]
})`

const focus = `() => {
  const named = ${named}
  return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled && !each.closest('[inert]'))
    .flatMap((each) => {
      each.focus({ preventScroll: true })
      if (document.activeElement !== each) return []
      const rings = [each, each.closest('label'), each.parentElement, each.nextElementSibling].filter(Boolean)
      const isRing = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      const hasRing = (it) => isRing(getComputedStyle(it)) || isRing(getComputedStyle(it, '::after'))
      return rings.some(hasRing) ? [] : ['no focus to be seen: ' + named(each)]
    })
}`

/**
 * The Tab key must go down the page in reading order. Elements that stay in place while the page scrolls are ignored.
 */
const order = `() => {
  const named = ${named}
  const stays = (each) => { for (let at = each; at; at = at.parentElement) if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true; return false }
  const stops = [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled && each.tabIndex >= 0 && !each.closest('[inert], .unseen, .skip') && !each.matches('.unseen'))
  const first = stops.filter((each) => each.tabIndex > 0).map((each) => 'comes before all others: ' + named(each))
  const placed = stops.filter((each) => !stays(each)).map((each) => ({ each, box: each.getBoundingClientRect() }))
  return first.concat(placed.slice(1).flatMap(({ each, box }, index) => {
    const before = placed[index]
    const isBeside = box.left >= before.box.right || box.right <= before.box.left
    return box.bottom > before.box.top + 1 || isBeside ? [] : ['the focus goes up: from ' + named(before.each) + ' to ' + named(each)]
  }))
}`

/** A selected item must differ from its neighbours by more than a colour. */
const chosen = `() => {
  const named = ${named}
  const look = (each) => {
    const of = (pseudo) => { const { borderTopWidth, borderBottomWidth, borderLeftWidth, borderTopStyle, borderBottomStyle, outlineStyle, textDecorationLine, fontWeight, content } = getComputedStyle(each, pseudo); return [borderTopWidth, borderBottomWidth, borderLeftWidth, borderTopStyle, borderBottomStyle, outlineStyle, textDecorationLine, fontWeight, content].join() }
    return [of(), of('::before'), of('::after'), each.querySelectorAll('svg').length].join(';')
  }
  document.activeElement?.blur()
  const ofLabel = (each) => each.matches('.unseen') ? each.closest('label') : null
  const pairs = [
    ...[...document.querySelectorAll('nav [aria-current], [aria-pressed=true], [aria-selected=true]')].map((each) => [each, [...each.closest('nav, ul, [role=tablist], [role=group]')?.querySelectorAll(each.localName) ?? []].find((other) => !other.hasAttribute('aria-current') && other.getAttribute('aria-pressed') !== 'true' && other.getAttribute('aria-selected') !== 'true' && other.className === each.className && other.checkVisibility())]),
    ...[...document.querySelectorAll('input:checked')].map((each) => [ofLabel(each), [...document.querySelectorAll('input[name="' + each.name + '"]')].filter((other) => !other.checked).map(ofLabel)[0]]),
  ].filter(([one, other]) => one && other && one.checkVisibility())
  const drawn = [...document.querySelectorAll('input:is([type=checkbox], [type=radio]):checked')]
    .filter((each) => !each.matches('.unseen') && each.checkVisibility() && getComputedStyle(each).appearance === 'none')
    .map((each) => 'a control that the system doesn’t draw: ' + named(each))
  return drawn.concat(pairs.flatMap(([one, other]) => (look(one) === look(other) ? ['chosen by colour alone: ' + named(one)] : [])))
}`

const motion = `() => document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime > 1).map((each) => 'moves: ' + (each.animationName ?? each.transitionProperty))`
