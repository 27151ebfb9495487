import { normalise } from './words.ts'

/** Replacements in their order, on plain letters: spellings that sound alike in Brazilian Portuguese become one. */
const alike: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/^ps/g, 's'],
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
  const kept = sounds.get(word)
  if (kept !== undefined) return kept
  if (sounds.size >= mostSounds) sounds.clear()
  const sound = alike.reduce((changed, [spelling, plain]) => changed.replace(spelling, plain), normalise(word))
  sounds.set(word, sound)
  return sound
}

/** The sounds of the latest words, since those of names are compared with everything that is typed. */
const sounds = new Map<string, string>()
const mostSounds = 20_000
