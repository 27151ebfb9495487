/**
 * A table that is asked by typed words. Only what is written in it is in it: `constructor` and whatever else every
 * object has is not.
 */
export function wordTable<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.freeze(Object.assign(Object.create(null), entries))
}
