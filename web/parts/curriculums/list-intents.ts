import { blankItems, type CurriculumDraft, type CurriculumList } from './draft.ts'

/** What a list's buttons send where there is no JavaScript: `add:experiences`, `edit:experiences.0`, `remove:experiences.0`. */
export const listIntent = {
  add: (list: CurriculumList) => `add:${list}`,
  edit: (list: CurriculumList, at: number) => `edit:${list}.${at}`,
  close: (list: CurriculumList) => `close:${list}`,
  remove: (list: CurriculumList, at: number) => `remove:${list}.${at}`,
}

/**
 * Does what a list's button asked. `open` is the item that is being edited, `experiences.0`, if any.
 * @returns null where the intent isn't a list's
 */
export function doListIntent(
  draft: CurriculumDraft,
  intent: string,
): { draft: CurriculumDraft; open: string | null } | null {
  const [, verb, list, place] = /^(add|edit|close|remove):(\w+)(?:\.(\d+))?$/.exec(intent) ?? []
  if (!isList(list)) return null
  const items: readonly object[] = draft[list]
  if (verb === 'add') {
    return { draft: { ...draft, [list]: [...items, { ...blankItems[list] }] }, open: `${list}.${items.length}` }
  }
  if (verb === 'edit') return { draft, open: `${list}.${place}` }
  if (verb === 'close') return { draft, open: null }
  return { draft: { ...draft, [list]: items.filter((_, at) => at !== Number(place)) }, open: null }
}

function isList(list: string | undefined): list is CurriculumList {
  return list !== undefined && Object.hasOwn(blankItems, list)
}
