import type { UnderstoodSearch } from './understand-search.ts'

/** How a search was read and what is searched, a line each, for developers. */
export function explain({ typed, reading, place, ...meant }: UnderstoodSearch): string[] {
  const { occupations, head, terms, otherPlaces, unknown } = reading
  return [
    `read: «${typed.occupation}» «${typed.location}»${meant.corrected ? ', corrected' : ''}`,
    ...occupations.map(({ cbo, name, weight }) => `named: ${name} (${cbo}), weight ${weight.toFixed(2)}`),
    ...(head ? [`head: ${head}`] : []),
    ...terms.map(({ term }) => `term: ${Object.values(term).join(' ')}`),
    ...(place ? [`place: ${place.kind} ${place.name}, of ${otherPlaces.length + 1}`] : []),
    ...unknown.map(({ text, part }) => `names nothing: «${text}» in ${part.field}`),
    `occupations searched: ${meant.cbos.length}, of which ${Math.min(meant.leading, meant.cbos.length)} come first`,
    ...(meant.cbos.length > 0 ? [`likeliest: ${meant.cbos.slice(0, 5).join(' ')}`] : []),
    `words searched: ${meant.words ?? 'none'}; if nothing is found: ${meant.said ?? 'none'}`,
    ...(meant.company ? [`company: ${meant.company}`] : []),
  ]
}
