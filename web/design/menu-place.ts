const gap = 6

/**
 * Whether a menu opens above its button: where it doesn't fit below, and there is more room above. A bar that keeps to the
 * bottom of the screen counts as its end: the page leaves room for it.
 */
export function opensUp(trigger: Pick<DOMRect, 'top' | 'bottom'>, { height, end }: { height: number; end: number }) {
  const below = end - trigger.bottom - gap
  return height > below && trigger.top > below
}

/** Where the part of the screen ends that nothing covers, from its top in pixels. */
export function screenEnd(): number {
  return window.innerHeight - Number.parseFloat(getComputedStyle(document.body).paddingBottom)
}
