import type { FormValue } from '../../platform/form-fields.ts'

/** What the buttons of rows send where there is no JavaScript: `add:languages`, `remove:languages.0`, `up:questionnaire.1`. */
export const rowIntent = {
  add: (list: string) => `add:${list}`,
  remove: (list: string, at: number) => `remove:${list}.${at}`,
  up: (list: string, at: number) => `up:${list}.${at}`,
  down: (list: string, at: number) => `down:${list}.${at}`,
}

/**
 * Does what a row's button asked; `blank` has a new item of each list.
 * @returns null where the intent isn't one of these lists'
 */
export function doRowIntent<Draft extends object>(
  draft: Draft,
  intent: string,
  blank: Readonly<Record<string, FormValue>>,
): Draft | null {
  const [, verb, list = '', place] = /^(add|remove|up|down):(\w+)(?:\.(\d+))?$/.exec(intent) ?? []
  if (!verb || !Object.hasOwn(blank, list)) return null
  const items = (draft as Readonly<Record<string, readonly object[]>>)[list] ?? []
  const at = Number(place)
  if (verb === 'add') return { ...draft, [list]: [...items, structuredClone(blank[list])] }
  if (verb === 'remove') return { ...draft, [list]: items.filter((_, each) => each !== at) }
  return { ...draft, [list]: movedRow(items, at, verb === 'up' ? at - 1 : at + 1) }
}

/** The items with one of them put at another's place; as they were where there is no such place. */
export function movedRow<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
