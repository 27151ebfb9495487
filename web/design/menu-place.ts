const gap = 6

/**
 * Whether a menu opens above its button: it doesn't fit below, and there is more space above. A fixed bar at the bottom
 * counts as the end of the screen; the page's padding says how high it is.
 */
export function opensUpwards(
  trigger: Pick<DOMRect, 'top' | 'bottom'>,
  { height, end }: { height: number; end: number },
) {
  const below = end - trigger.bottom - gap
  return height > below && trigger.top > below
}

/** The bottom of the visible part of the screen that nothing covers, in pixels from its top. */
export function screenEnd(): number {
  return window.innerHeight - Number.parseFloat(getComputedStyle(document.body).paddingBottom)
}
