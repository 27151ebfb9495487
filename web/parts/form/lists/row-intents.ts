import type { FormValue } from '../../../platform/form-fields.ts'

/** An empty new item for each list of a form, by the list's name. */
export type Blanks = Readonly<Record<string, FormValue>>

/** The intents of list buttons without JavaScript: `add:languages`, `edit:experiences.0`, `up:questionnaire.1`. */
export const rowIntent = {
  add: (list: string) => `add:${list}`,
  edit: (list: string, at: number) => `edit:${list}.${at}`,
  close: (list: string) => `close:${list}`,
  remove: (list: string, at: number) => `remove:${list}.${at}`,
  up: (list: string, at: number) => `up:${list}.${at}`,
  down: (list: string, at: number) => `down:${list}.${at}`,
}

/** More rows than any list allows; the rules limit each list. */
const mostRows = 40

/**
 * Applies the intent of a list's button. `open` is the item being edited, such as `experiences.0`, if any.
 * @returns null if the intent doesn't belong to one of these lists
 */
export function doRowIntent<Draft extends object>(
  draft: Draft,
  intent: unknown,
  blanks: Blanks,
): { draft: Draft; open: string | null } | null {
  const [, verb, list = '', place] = /^(add|edit|close|remove|up|down):(\w+)(?:\.(\d+))?$/.exec(String(intent)) ?? []
  if (!verb || !Object.hasOwn(blanks, list)) return null
  const items = (draft as Readonly<Record<string, readonly object[]>>)[list] ?? []
  const at = Number(place)
  const changed = (next: readonly object[], open: string | null = null) => ({ draft: { ...draft, [list]: next }, open })
  if (verb === 'edit') return { draft, open: `${list}.${place}` }
  if (verb === 'close') return { draft, open: null }
  if (verb === 'remove') return changed(items.filter((_, each) => each !== at))
  if (verb === 'up' || verb === 'down') return changed(movedRow(items, at, verb === 'up' ? at - 1 : at + 1))
  if (items.length >= mostRows) return { draft, open: null }
  return changed([...items, structuredClone(blanks[list]) as object], `${list}.${items.length}`)
}

/** The items with one moved to another position; unchanged if there is no such position. */
export function movedRow<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
