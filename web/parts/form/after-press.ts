/**
 * Runs a function once the current pointer press has ended, including its click; at once if there is none. Leaving a
 * field may show texts that move the page, and a button that moves between press and release isn't clicked.
 */
export function afterPress(act: () => void) {
  if (!pressed) return act()
  addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true })
}

let pressed = false

// A touch also fires mouse events, before the focus moves.
if (typeof document !== 'undefined') {
  const note = (on: boolean) => () => {
    pressed = on
  }
  addEventListener('mousedown', note(true), { capture: true, passive: true })
  for (const end of ['mouseup', 'dragend', 'blur'] as const) addEventListener(end, note(false), { passive: true })
}
