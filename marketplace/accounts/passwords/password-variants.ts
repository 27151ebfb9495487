/** The length of the longest common password; longer texts aren't analysed. */
const longestWord = 40
/** How many characters on each side of a word are examined. */
const longestDecoration = 12
/** Decorations of at most this weight don't protect a common word from guessing. */
const lightDecoration = 4

const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'azertyuiop',
  'qwertzuiopasdfghjklyxcvbnm',
].flatMap((walk) => [walk, reversed(walk)])

const likeLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '+': 't',
  '(': 'c',
}

/**
 * The normalised form in which a password is hashed and compared, so that it is the same on every keyboard (NIST SP
 * 800-63B §3.1.1.2).
 */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC')
}

/** In lower case without accents. */
export function plainPassword(password: string): string {
  return normalisePassword(password).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * The words of which a password may be a simple variant: repeated, reversed, with digits for letters, with spaces or dots
 * between, with a year, a sequence of digits or a few punctuation marks at its ends. The first is the password itself.
 */
export function wordsWithin(password: string): Set<string> {
  const text = plainPassword(password)
  const found = new Set([text])
  const tight = text.replace(/[\s._-]+/g, '')
  for (const whole of new Set([text, tight, unitOf(text), unitOf(tight)])) {
    if (whole.length > longestWord) continue
    for (const core of coresOf(whole)) {
      for (const each of readings(core)) if (!isShortNumber(each)) found.add(each).add(reversed(each))
    }
  }
  found.delete('')
  return found
}

/** Four random digits are in every list of passwords, but are also part of many good ones. */
const isShortNumber = (text: string) => /^\d{1,5}$/.test(text)

/** A text unchanged, and with digits and punctuation marks read as the letters they resemble. */
export function readings(text: string): string[] {
  const read = (one: string) =>
    text.replace(/[0345789@$€+(]/g, (mark) => likeLetters[mark] ?? mark).replace(/[1!|]/g, one)
  return [text, read('i'), read('l')]
}

/** The guessing effort that a decoration adds: a year, a sequence and a repetition count as one character. */
export function weightOf(decoration: string): number {
  return decoration
    .replace(/(?:19|20)\d\d/g, 'Y')
    .replace(/0?123(?:4(?:5(?:6(?:7(?:8(?:90?)?)?)?)?)?)?|(?:(?:(?:(?:(?:9?8)?7)?6)?5)?4)?321/g, 'R')
    .replace(/(.)\1+/g, '$1').length
}

/**
 * Whether it is part of the alphabet, of the digits or of a keyboard's rows, forwards or backwards; at least three
 * characters.
 */
export function isWalk(text: string): boolean {
  return text.length >= 3 && walks.some((walk) => walk.includes(text))
}

/** The shortest part whose repetition makes the text; the text itself if there is none. */
export function unitOf(text: string): string {
  const length = (text + text).indexOf(text, 1)
  return text.slice(0, length)
}

/** A day written in eight digits, such as `31121990` or `19901231`. */
export function isDate(text: string): boolean {
  const day = '(?:0[1-9]|[12]\\d|3[01])'
  const month = '(?:0[1-9]|1[0-2])'
  const year = '(?:19|20)\\d\\d'
  return new RegExp(`^(?:${day}${month}${year}|${month}${day}${year}|${year}${month}${day})$`).test(text)
}

export function reversed(text: string): string {
  return [...text].reverse().join('')
}

/** The parts of a text that remain without light decorations at its ends. */
function coresOf(text: string): string[] {
  const before = Math.min(/^[^a-z]*/.exec(text)?.[0].length ?? 0, longestDecoration)
  const after = Math.min(/[^a-z]*$/.exec(text)?.[0].length ?? 0, longestDecoration)
  const cores: string[] = []
  for (let start = 0; start <= before; start += 1) {
    for (let end = text.length; end >= text.length - after && end > start; end -= 1) {
      if (weightOf(text.slice(0, start)) + weightOf(text.slice(end)) <= lightDecoration)
        cores.push(text.slice(start, end))
    }
  }
  return cores
}
