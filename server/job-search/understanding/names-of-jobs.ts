import { crc32 } from 'node:zlib'
import { feminine } from '@trampolim/marketplace/occupations/gender.ts'
import { normalise, spellings, tellingSpellings } from '@trampolim/marketplace/occupations/words.ts'
import type { Meant } from './understood-search.ts'

/**
 * The names of jobs that equal one of these texts in any gender or spelling, and the first words of names, as search
 * rows store them.
 */
export function namesOf(texts: readonly string[]): Pick<Meant, 'titles' | 'heads'> {
  const names = texts.filter(Boolean).flatMap((text) => [text, feminine(text.toLowerCase())].flatMap(spelt))
  const single = names.filter((name) => !name.includes(' '))
  return { titles: new Set(names.map(crcOf)), heads: new Set(single.map(crcOf)) }
}

const spelt = (text: string) => [...spellings(text), ...tellingSpellings(normalise(text))]
const crcOf = (name: string) => crc32(name) | 0
