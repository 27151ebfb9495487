import type { Page } from '@playwright/test'
import { named } from './layout-faults.ts'

/**
 * Lists barriers of a page with its scripts, in the size that it has, one line each: a focus that bars or the header
 * cover, controls that are hidden from screen readers, references to elements that don't exist, names in English, and
 * faults of fields without words or that nobody announces. The page isn't reloaded.
 */
export async function scriptedBarriersOn(page: Page): Promise<string[]> {
  // Only then is the focus shown as keyboard users see it.
  await page.keyboard.press('Tab')
  return page.evaluate<string[]>(
    `[...(${hidden})(), ...(${references})(), ...(${english})(), ...(${unsaid})(), ...(${covered})()]`,
  )
}

const controls = `[...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled && each.tabIndex >= 0 && !each.closest('[inert], .skip'))`

const hidden = `() => ${controls}.filter((each) => each.closest('[aria-hidden=true]')).map((each) => 'hidden, but the focus comes there: ' + (${named})(each))`

/** A closed dialog has no content yet, and a list that isn't open need not exist. */
const references = `() => {
  const names = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-activedescendant', 'for']
  const isLater = (each, name) => each.matches('dialog:not([open])') || (name === 'aria-controls' && each.getAttribute('aria-expanded') === 'false')
  return [...document.querySelectorAll(names.map((name) => '[' + name + ']').join())].flatMap((each) =>
    names.flatMap((name) => (each.getAttribute(name) ?? '').split(/\\s+/).filter((id) => id && !document.getElementById(id) && !isLater(each, name))
      .map((id) => name + ' names no element: ' + id + ' of ' + (${named})(each))))
}`

/** What libraries call their controls, and nobody writes in Portuguese. */
const english = `() => {
  const words = /\\b(?:close|open|search|next|previous|submit|save|delete|remove|clear|loading|toggle|show|hide|select|choose|filter|sign in|log ?out|settings|required|optional|of \\d)\\b/i
  const names = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription', 'aria-valuetext']
  return [...document.querySelectorAll(names.map((name) => '[' + name + ']').join())].flatMap((each) =>
    names.flatMap((name) => words.test(each.getAttribute(name) ?? '') && !each.closest('[lang=en]') ? [name + ' in English: ' + each.getAttribute(name)] : []))
}`

const unsaid = `() => {
  const faulty = [...document.querySelectorAll('[aria-invalid=true]')]
  const isSaid = (each) => ['aria-describedby', 'aria-errormessage'].some((name) => (each.getAttribute(name) ?? '').split(/\\s+/).some((id) => id && document.getElementById(id)?.textContent.trim()))
  const silent = faulty.filter((each) => !isSaid(each)).map((each) => 'a fault without words: ' + (${named})(each))
  const announces = document.querySelector('[role=alert], [aria-live], [tabindex="-1"]:focus')
  return faulty.length > 0 && !announces ? [...silent, 'faults that nobody announces'] : silent
}`

/** The browser scrolls what gets the focus into view, as far as the page lets it. */
const covered = `() => ${controls}.flatMap((each) => {
  each.focus()
  const box = each.getBoundingClientRect()
  if (document.activeElement !== each || each.matches('.unseen') || box.width === 0) return []
  const isOver = (at) => at && (at === each || each.contains(at) || at.contains(each) || at.closest('label')?.contains(each))
  const isSeen = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.8]].some(([across, down]) =>
    isOver(document.elementFromPoint(Math.min(Math.max(box.left + box.width * across, 0), innerWidth - 1), box.top + box.height * down)))
  return isSeen ? [] : ['covered while it has the focus: ' + (${named})(each)]
})`
