import { isSingular } from './formats.ts'

/**
 * The texts of one area of the product: nested objects with strings at the leaves. Plurals end in `_one` and `_other`.
 */
export type Phrases = { readonly [key: string]: string | Phrases }

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other' | 'zero'}` ? Stem : Key

/** The dotted keys of an area: `count` for `count_one` and `count_other`, `form.title` for a nested text. */
export type PhraseKey<Area> = {
  [Key in keyof Area & string]: Area[Key] extends string ? WithoutPlural<Key> : `${Key}.${PhraseKey<Area[Key]>}`
}[keyof Area & string]

/** The values of a text's `{{placeholders}}`; `count` also selects the plural. */
export type PhraseValues = Readonly<Record<string, string | number>>

/** A text. One with placeholders is stored split at them: text, name, text, name, text. */
type Text = string | readonly string[]
type Texts = ReadonlyMap<string, Text>

const placeholder = /\{\{\s*(\w+)\s*\}\}/
const flattened = new WeakMap<Phrases, Texts>()

/**
 * Returns a typed function `t` for an area's texts. Each module names the areas it needs, so that a page loads only its
 * own texts.
 */
export function speak<const Area extends Phrases>(phrases: Area) {
  let texts: Texts | undefined
  return (key: PhraseKey<Area>, values?: PhraseValues): string => {
    texts ??= textsOf(phrases)
    const text = find(texts, key, values?.count) ?? inEnglish(key)
    return typeof text === 'string' ? text : fill(text, values)
  }
}

/** The text of a key; if it has plurals, the one for the count. A plural without the form for a count uses `_other`. */
function find(texts: Texts, key: string, count: string | number | undefined): Text | undefined {
  if (count === undefined) return texts.get(key)
  const counted = Number(count)
  const form =
    (counted === 0 ? texts.get(`${key}_zero`) : undefined) ??
    (isSingular(counted) ? texts.get(`${key}_one`) : undefined)
  return form ?? texts.get(`${key}_other`) ?? texts.get(key)
}

/**
 * The text shown for an unknown key: its own English words, 'Asks for money' for `rules.asks_for_money`. Such a key
 * doesn't compile, but a page that is still open may receive a code that only a newer version knows (specification,
 * platform).
 */
function inEnglish(key: string): string {
  const words = key
    .slice(key.lastIndexOf('.') + 1)
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/**
 * Inserts the values for the placeholders; a missing value becomes empty. A value that ends in a full stop, as in 'até 1º
 * de dez.', also ends the sentence.
 */
function fill(text: readonly string[], values: PhraseValues | undefined): string {
  let filled = ''
  for (const [at, part] of text.entries()) {
    if (at % 2) filled += String(values?.[part] ?? '')
    else filled += filled.endsWith('.') && /^\.(?!\.)/.test(part) ? part.slice(1) : part
  }
  return filled
}

function textsOf(phrases: Phrases): Texts {
  const known = flattened.get(phrases)
  if (known) return known
  const texts = new Map(entriesOf(phrases))
  flattened.set(phrases, texts)
  return texts
}

function entriesOf(phrases: Phrases): [string, Text][] {
  return Object.entries(phrases).flatMap(([key, text]): [string, Text][] =>
    typeof text === 'string' ? [[key, asText(text)]] : entriesOf(text).map(([rest, leaf]) => [`${key}.${rest}`, leaf]),
  )
}

function asText(text: string): Text {
  const parts = text.split(placeholder)
  return parts.length > 1 ? parts : text
}
