import { useRef } from 'react'

/**
 * Changes an item of a list. Two items, or two fields of one, may change before the list is rendered again, for example
 * when late suggestions complete a field while the person is already choosing in the next. So each change is applied to
 * the latest items.
 */
export function useItemChange<Item extends object>(items: readonly Item[], onChange: (items: Item[]) => void) {
  const drawn = useRef(items)
  const newest = useRef(items)
  if (drawn.current !== items) {
    drawn.current = items
    newest.current = items
  }
  return (at: number, part: Partial<Item>) => {
    const next = newest.current.map((each, place) => (place === at ? { ...each, ...part } : each))
    newest.current = next
    onChange(next)
  }
}
