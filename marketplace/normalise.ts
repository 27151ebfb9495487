/** Signs that carry meaning inside a name and would be lost as punctuation. */
const meaningfulSigns: readonly (readonly [sign: RegExp, word: string])[] = [
  [/\bc\s?#/g, 'csharp'],
  [/\bc\+\+/g, 'cpp'],
  [/\.net\b/g, 'dotnet'],
]

/** 'vendedor(a)', 'vendedor/a' and 'secretário(a)s': the second gender of an ad's title. */
const secondGender = /(?<=\p{L})(?:\((?:a|o|as|os|ra|ras)\)|\/(?:a|o|as|os|ra|ras)(?!\p{L}))/gu

/**
 * A name as it is compared: lower case, ASCII, without accents; punctuation and hyphens are spaces, spaces single.
 * What comes out holds only a-z, 0-9 and single spaces.
 */
export function normalise(text: string): string {
  let plain = text.toLowerCase().replace(secondGender, '').normalize('NFKD').replace(/\p{M}/gu, '')
  for (const [sign, word] of meaningfulSigns) plain = plain.replace(sign, ` ${word} `)
  return plain.replace(/[^a-z0-9]+/g, ' ').trim()
}
