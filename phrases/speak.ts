/** The texts of one area of the product: nested objects with strings at the leaves. Plurals end in `_one` and `_other`. */
export type Phrases = { readonly [key: string]: string | Phrases }

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other' | 'zero'}` ? Stem : Key

/** The dotted keys of an area: `count` for `count_one` and `count_other`, `form.title` for a nested text. */
export type PhraseKey<Area> = {
  [Key in keyof Area & string]: Area[Key] extends string ? WithoutPlural<Key> : `${Key}.${PhraseKey<Area[Key]>}`
}[keyof Area & string]

/** What a text's `{{placeholders}}` are filled with; `count` also picks the plural. */
export type PhraseValues = Readonly<Record<string, string | number>>

type Texts = ReadonlyMap<string, string>

const plurals = new Intl.PluralRules('pt-BR')
const placeholder = /\{\{\s*(\w+)\s*\}\}/g
const flattened = new WeakMap<Phrases, Texts>()

/**
 * Makes an area's texts speakable and returns its typed `t`.
 * Each module names the areas it needs, so a page carries only its own texts to the browser.
 */
export function speak<const Area extends Phrases>(_area: string, phrases: Area) {
  return (key: PhraseKey<Area>, values?: PhraseValues): string => {
    const count = values?.count
    const text = find(textsOf(phrases), key, count) ?? key
    return text.includes('{{') ? fill(text, values ?? {}) : text
  }
}

/** The text of a key; by its count where it has one. A plural without the form that a count asks for has `_other`. */
function find(texts: Texts | undefined, key: string, count: string | number | undefined): string | undefined {
  if (!texts || count === undefined) return texts?.get(key)
  const none = Number(count) === 0 ? texts.get(`${key}_zero`) : undefined
  const form = none ?? texts.get(`${key}_${plurals.select(Number(count))}`)
  return form ?? texts.get(`${key}_other`) ?? texts.get(key)
}

/** Puts the values where their names stand; nothing where there is none. */
function fill(text: string, values: PhraseValues): string {
  return text.replace(placeholder, (_, name: string) => String(values[name] ?? ''))
}

function textsOf(phrases: Phrases): Texts {
  const known = flattened.get(phrases)
  if (known) return known
  const texts = new Map(entriesOf(phrases))
  flattened.set(phrases, texts)
  return texts
}

function entriesOf(phrases: Phrases): [string, string][] {
  return Object.entries(phrases).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[key, text]] : entriesOf(text).map(([rest, leaf]) => [`${key}.${rest}`, leaf]),
  )
}
