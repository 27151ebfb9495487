import { createInstance } from 'i18next'

/** The texts of one area of the product: nested objects with strings at the leaves. Plurals end in `_one` and `_other`. */
export type Phrases = { readonly [key: string]: string | Phrases }

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other' | 'zero'}` ? Stem : Key

/** The dotted keys of an area: `count` for `count_one` and `count_other`, `form.title` for a nested text. */
export type PhraseKey<Area> = {
  [Key in keyof Area & string]: Area[Key] extends string ? WithoutPlural<Key> : `${Key}.${PhraseKey<Area[Key]>}`
}[keyof Area & string]

/** What a text's `{{placeholders}}` are filled with; `count` also picks the plural. */
export type PhraseValues = Readonly<Record<string, string | number>>

const speech = createInstance()
speech.init({
  lng: 'pt-BR',
  fallbackLng: 'en',
  resources: {},
  interpolation: { escapeValue: false },
  initAsync: false,
})

/**
 * Makes an area's texts speakable and returns its typed `t`.
 * Each module names the areas it needs, so a page carries only its own texts to the browser.
 */
export function speak<const Area extends Phrases>(area: string, phrases: Area) {
  speech.addResourceBundle('pt-BR', area, phrases)
  const translate: (key: string, values: PhraseValues) => string = speech.getFixedT('pt-BR', area)
  const plain = plainTextsOf(phrases)
  return (key: PhraseKey<Area>, values?: PhraseValues): string =>
    (values?.count === undefined && plain.get(key)) || translate(key, values ?? {})
}

/** The texts that are spoken as they stand, by their dotted keys: looking one up costs a fiftieth of a translation. */
function plainTextsOf(phrases: Phrases, under = '', found = new Map<string, string>()): Map<string, string> {
  for (const [key, text] of Object.entries(phrases)) {
    if (typeof text !== 'string') plainTextsOf(text, `${under}${key}.`, found)
    else if (!text.includes('{{') && !text.includes('$t(')) found.set(under + key, text)
  }
  return found
}

/** Adds the English fallback of an area, for a text that Portuguese lacks. */
export function addFallback(area: string, phrases: Phrases) {
  speech.addResourceBundle('en', area, phrases)
}
