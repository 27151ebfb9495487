/** The phrases of a text that are separated by semicolons. */
export function phrasesIn(text: string): string[] {
  return text.split(';').map((phrase) => phrase.replace(/\s+/g, ' ').trim())
}

/** Creates a table that is looked up by typed words. It has no inherited entries such as `constructor`. */
export function wordTable<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.freeze(Object.assign(Object.create(null), entries))
}
