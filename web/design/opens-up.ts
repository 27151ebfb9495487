/**
 * Whether a menu that hangs under its button has to stand above it, since it would run out of the window or under the bar
 * at the foot of a phone's page, for which the page keeps its padding free.
 */
export function opensUp(menu: Element, button: Element): boolean {
  const foot = Number.parseFloat(getComputedStyle(document.body).paddingBottom) || 0
  const { bottom, top } = button.getBoundingClientRect()
  const { height } = menu.getBoundingClientRect()
  const below = innerHeight - foot - bottom
  return below < height && top > below
}
