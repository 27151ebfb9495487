import { folded } from '@trampolim/marketplace/folded-text.ts'
import type { FormValue } from '../../platform/form-fields.ts'
import { blankItems, type CurriculumDraft } from '../curriculums/form/draft.ts'
import type { ReadFile } from './read-draft.ts'

type Field = keyof ReadFile['draft']
type Row = Readonly<Record<string, FormValue>>

/** The fields by which two items of a list count as the same. */
const keys: Readonly<Partial<Record<Field, readonly string[]>>> = {
  experiences: ['companyName', 'occupation', 'startDate'],
  formations: ['course', 'nameOfInstitution'],
  internshipCourses: ['course', 'nameOfInstitution'],
  languages: ['language'],
  technologies: ['technology'],
}

/**
 * Fills a draft with data that was read, and returns the names of the filled fields. What the person has typed stays:
 * texts fill only empty fields, and lists get only items that they don't have yet.
 */
export function fillDraft(before: CurriculumDraft, read: ReadFile['draft']) {
  const filled: Field[] = []
  const draft: CurriculumDraft = { ...before }
  for (const [name, value] of Object.entries(read) as [Field, FormValue][]) {
    const next = filledWith(name, before[name], value)
    if (next === null) continue
    filled.push(name)
    Object.assign(draft, { [name]: next })
  }
  return { draft, filled }
}

/** The field's new value; null if it stays. */
function filledWith(name: Field, before: FormValue, read: FormValue): FormValue | null {
  if (typeof before === 'string') return before.trim() === '' && read !== '' ? read : null
  if (!Array.isArray(before) || !Array.isArray(read)) return null
  const [typed, found] = [before.filter((each) => !isBlank(name, each)), read]
  // Only a few occupations can be chosen, so none are added to the person's own.
  if (name === 'occupations' && typed.length > 0) return null
  const has = new Set(typed.map((each) => keyOf(name, each)))
  const fresh = found.filter((each) => !has.has(keyOf(name, each)))
  return fresh.length > 0 ? [...typed, ...fresh] : null
}

function isBlank(name: Field, item: unknown): boolean {
  const blank = (blankItems as Readonly<Record<string, object>>)[name]
  return blank !== undefined && JSON.stringify(blank) === JSON.stringify(item)
}

const plain = (value: unknown) => folded(String(value))

function keyOf(name: Field, item: unknown): string {
  if (typeof item !== 'object' || item === null) return plain(item)
  return (keys[name] ?? Object.keys(item)).map((key) => plain((item as Row)[key])).join('\n')
}
