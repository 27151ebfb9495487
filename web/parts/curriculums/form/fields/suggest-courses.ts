import { folded } from '@trampolim/marketplace/folded-text.ts'
import { professionalCourses } from '@trampolim/marketplace/reference/professional-courses.ts'
import type { Suggestion } from '../../../../design/suggest.tsx'

const fewestLetters = 2
const most = 8

/** The courses before the one that is being typed, and the typed one. */
function partsOf(text: string): { before: string[]; typed: string } {
  const names = text.split(',').map((name) => name.trim())
  return { before: names.slice(0, -1).filter(Boolean), typed: names.at(-1) ?? '' }
}

/** Professional courses that match the last name in a list separated by commas, without those listed already. */
export function suggestCourses(text: string): Suggestion[] {
  const { before, typed } = partsOf(text)
  const sought = folded(typed)
  if (sought.length < fewestLetters) return []
  const listed = new Set(before.map(folded))
  return professionalCourses.items
    .filter(({ name }) => !listed.has(folded(name)) && folded(name) !== sought)
    .filter(({ name }) => ` ${folded(name)}`.includes(` ${sought}`))
    .slice(0, most)
    .map(({ code, name }) => ({ value: code, text: name }))
}

/** The list with a course in place of the name that is being typed. */
export function withCourse(text: string, name: string): string {
  return `${[...partsOf(text).before, name].join(', ')}, `
}
