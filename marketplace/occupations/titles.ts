import { getCbo } from '@brazilian-utils/brazilian-utils/get-cbo'
import { cboFamilies } from './cbo-families.ts'
import { acronyms, correctedTitles, correctedWords } from './title-corrections.ts'

/** One occupation of the Classificação Brasileira de Ocupações: its six digits and its title in the masculine. */
export type Occupation = { readonly cbo: string; readonly title: string }

let listed: readonly Occupation[] | undefined

/**
 * All occupations of the CBO (2,694), in the order of their codes, with titles as they are shown. The list is 120 KB, so
 * only server code imports this file.
 */
export function occupations(): readonly Occupation[] {
  listed ??= everyOccupation()
  return listed
}

/** The package looks up single codes and has no list, so every possible code of each family is tried. */
function everyOccupation(): Occupation[] {
  const found: Occupation[] = []
  for (const family of cboFamilies) {
    for (let code = Number(family) * 100, end = code + 100; code < end; code += 1) {
      const occupation = getCbo(code)
      if (occupation) found.push({ cbo: occupation.code, title: shownTitle(occupation.code, occupation.description) })
    }
  }
  return found
}

/** A title of the official table with its spacing, spelling (Acordo Ortográfico of 1990) and acronyms corrected. */
function shownTitle(cbo: string, official: string): string {
  const corrected = correctedTitles[cbo]
  if (corrected) return corrected
  const spaced = official
    .replace(/\s+/g, ' ')
    .replace(/\(\s+/g, '(')
    .replace(/\s+\)/g, ')')
    .replace(/,(?=\S)/g, ', ')

  return spaced
    .replace(/[\p{L}&]+/gu, respelled)
    .replace(/,? [aà] (?=(?:mão|máquina|pistola)\b)/g, ' à ')
    .replace(/,? [aà] (?=(?:pincel|martelo)\b)/g, ' a ')
    .trim()
}

function respelled(word: string): string {
  if (acronyms.has(word)) return word.toUpperCase()
  const correct = correctedWords[word.toLowerCase()]
  if (!correct) return word.replace(/ü/g, 'u')
  return /^\p{Lu}/u.test(word) ? correct.charAt(0).toUpperCase() + correct.slice(1) : correct
}
