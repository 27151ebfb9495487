import { normalise } from './words.ts'

/** Replacements in their order, on plain letters: spellings that sound alike in Brazilian Portuguese become one. */
const alike: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/^o(?=x)/, 'au'],
  [/th/g, 't'],
  [/ch(?=[bcdfgmnprstv])/g, 'k'],
  [/(?:sch|sh|ch)/g, 's'],
  [/lh/g, 'li'],
  [/nh/g, 'ni'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/qu(?=[ei])/g, 'k'],
  [/q|ck/g, 'k'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/(?:sc|xc|c)(?=[ei])/g, 's'],
  [/c/g, 'k'],
  [/[szx]+/g, 's'],
  [/G/g, 'g'],
  [/h/g, ''],
  [/m(?=[^aeiou]|$)/g, 'n'],
  [/l(?=[^aeiou]|$)/g, 'u'],
  [/ai(?=s)/g, 'a'],
  [/ou/g, 'o'],
  [/ei(?=r)/g, 'e'],
  [/e/g, 'i'],
  [/o/g, 'u'],
  [/(.)\1+/g, '$1'],
]

/** How a word sounds, as a key: 'emfermeira' and 'enfermeira' have the same. Words that differ may share a key. */
export function soundOf(word: string): string {
  return alike.reduce((sound, [spelling, plain]) => sound.replace(spelling, plain), normalise(word))
}
