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
  fallbackLng: false,
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
  return (key: PhraseKey<Area>, values?: PhraseValues): string => translate(key, values ?? {})
}
