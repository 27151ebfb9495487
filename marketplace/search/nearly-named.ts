import { meanings, searchWords } from '../occupations/words.ts'
import { differences, isMisspelt } from './nearest-word.ts'

/** Words written together or apart may differ in one of this many letters. */
const lettersForOne = 6

/**
 * Whether a misspelt text means this name: each of its words is nearly one of the name's, whose first word is among
 * them; or both are nearly the same without spaces. 'quebradeira de coco' is no 'quebrador de mamona'.
 */
export function nearlyNames(text: string, name: string): boolean {
  const [typed, named] = [searchWords(text), searchWords(name)]
  const [together, whole] = [typed.join(''), named.join('')]
  const most = Math.floor(together.length / lettersForOne)
  if (differences(together, whole, most) <= most && typed.length !== named.length) return true
  const means = (word: string, other: string) =>
    meanings(word).some((each) => isMisspelt(each, other) || each === other) || isBegun(word, other)
  return (
    typed.every((word) => named.some((other) => means(word, other))) &&
    typed.some((word) => means(word, named[0] ?? ''))
  )
}

/** So many letters begin few other words. */
const fewestBegun = 5

const isBegun = (word: string, other: string) => word.length >= fewestBegun && other.startsWith(word)
