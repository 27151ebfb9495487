import { getCbo } from '@brazilian-utils/brazilian-utils/get-cbo'

/** An occupation of the Brazilian classification (CBO 2002). */
export type Occupation = { cbo: string; title: string }

let known: readonly Occupation[] | undefined

/** All occupations by code, with their titles tidied. Server only: the list is large. */
export function occupations(): readonly Occupation[] {
  known ??= listed()
  return known
}

/** The package answers one code at a time. */
function listed(): Occupation[] {
  const found: Occupation[] = []
  for (let family = 0; family < 10_000; family++) {
    for (let place = 0; place < 100; place++) {
      const code = String(family).padStart(4, '0') + String(place).padStart(2, '0')
      const entry = getCbo(code)
      if (entry) found.push({ cbo: code, title: tidy(entry.description) })
    }
  }
  return found
}

function tidy(title: string): string {
  return title
    .replace(/\s+/g, ' ')
    .replace(/\s+([,)])/g, '$1')
    .trim()
}
