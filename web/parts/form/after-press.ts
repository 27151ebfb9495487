/**
 * Does something once the press that is going on has ended, a click by it included; at once where none is. What leaving a
 * field shows may move the page, and a button that moves away between press and release isn't clicked.
 */
export function afterPress(act: () => void) {
  if (!pressed) return act()
  addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true })
}

let pressed = false

// A finger's press comes as a mouse's too, before the focus moves.
if (typeof document !== 'undefined') {
  const note = (on: boolean) => () => {
    pressed = on
  }
  addEventListener('mousedown', note(true), { capture: true, passive: true })
  for (const end of ['mouseup', 'dragend', 'blur'] as const) addEventListener(end, note(false), { passive: true })
}
