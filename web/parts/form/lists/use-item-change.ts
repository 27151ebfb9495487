import { useRef } from 'react'

/**
 * Changes a list. Two items, or two fields of one, may change before the list is rendered again, for example when late
 * suggestions complete a field while the person is already choosing in the next; and removing an item may be undone after
 * others were changed. So each change is applied to the latest items.
 */
export function useItemChange<Item extends object>(items: readonly Item[], onChange: (items: Item[]) => void) {
  const drawn = useRef(items)
  const newest = useRef(items)
  const tell = useRef(onChange)
  tell.current = onChange
  if (drawn.current !== items) {
    drawn.current = items
    newest.current = items
  }
  const put = (next: Item[]) => {
    newest.current = next
    tell.current(next)
  }
  return {
    change: (at: number, part: Partial<Item>) =>
      put(newest.current.map((each, place) => (place === at ? { ...each, ...part } : each))),
    add: (item: Item) => put([...newest.current, item]),
    /** Removes an item; returns a function that puts it back in its place. */
    remove: (at: number) => {
      const item = newest.current[at]
      put(newest.current.filter((_, place) => place !== at))
      return () => {
        if (item) put(newest.current.toSpliced(at, 0, item))
      }
    },
  }
}
