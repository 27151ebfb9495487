import { placeLabel } from '@trampolim/marketplace/search/places/place.ts'
import type { UnderstoodSearch } from './understood-search.ts'

/** Describes how a search was read and what is searched, one line each, for developers. */
export function explain({ typed, reading, place, ...meant }: UnderstoodSearch): string[] {
  const { cargos, terms, otherPlaces, furtherPlaces, kilometres, unknown } = reading
  return [
    `read: «${typed.occupation}» «${typed.location}»${meant.corrected ? ', corrected' : ''}`,
    ...cargos.flatMap(({ occupations, head, isAlternative }) => [
      ...(isAlternative ? ['or'] : []),
      ...occupations.map(({ cbo, name, weight }) => `named: ${name} (${cbo}), weight ${weight.toFixed(2)}`),
      ...(head ? [`head: ${head}`] : []),
    ]),
    ...terms.map(({ term }) => `term: ${Object.values(term).join(' ')}`),
    ...(place ? [`place: ${place.kind} ${place.name}, of ${otherPlaces.length + 1}`] : []),
    ...furtherPlaces.map(({ place: further }) => `beside it: ${further.kind} ${placeLabel(further)}`),
    ...(kilometres === null ? [] : [`within: ${kilometres} km`]),
    ...(meant.needsPosition ? ['needs a position'] : []),
    ...unknown.map(({ text, part }) => `names nothing: «${text}» in ${part.field}`),
    `occupations searched: ${meant.cbos.length}, of which ${Math.min(meant.leading, meant.cbos.length)} come first`,
    ...(meant.cbos.length > 0 ? [`likeliest: ${meant.cbos.slice(0, 5).join(' ')}`] : []),
    `words searched: ${meant.words ?? 'none'}; if nothing is found: ${meant.said ?? 'none'}`,
    ...meant.unused.map((text) => `not used: «${text}»`),
    ...(meant.company ? [`company: ${meant.company}`] : []),
  ]
}
