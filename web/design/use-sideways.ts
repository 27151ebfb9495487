import { type RefObject, useEffect, useRef, useState } from 'react'

type More = 'before' | 'after' | 'both'

/**
 * The attributes of a row that scrolls sideways: `data-more` says on which sides it has more, where it fades out
 * (`base.css`).
 */
export function useSideways<Row extends HTMLElement>(): { ref: RefObject<Row | null>; 'data-more': More | undefined } {
  const ref = useRef<Row>(null)
  const [more, setMore] = useState<More>()
  // Each rendering may change what the row holds, and whether there is one.
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const look = () => {
      const before = row.scrollLeft > 1
      const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 1
      setMore(before && after ? 'both' : before ? 'before' : after ? 'after' : undefined)
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      row.removeEventListener('scroll', look)
    }
  })
  return { ref, 'data-more': more }
}
