import { folded } from '../folded-text.ts'

/** A closed table of codes, each with a name for use in code. Labels are in `phrases/pt-br/reference.ts`. */
export type CodeTable<Named extends Readonly<Record<string, string | number>>> = {
  /** The code of a name: `contractTypes.code.internship` is 8. */
  readonly code: Named
  /** All codes, in the table's order. */
  readonly codes: readonly Named[keyof Named][]
  /** Whether a value from outside is a code of this table. */
  readonly has: (value: unknown) => value is Named[keyof Named]
}

/** The union of a table's codes. */
export type CodeOf<Table extends { readonly codes: readonly unknown[] }> = Table['codes'][number]

/** A table from names to codes. */
export function codeTable<const Named extends Readonly<Record<string, string | number>>>(
  named: Named,
): CodeTable<Named> {
  const codes = Object.values(named) as Named[keyof Named][]
  const known = new Set<unknown>(codes)
  return { code: named, codes, has: (value): value is Named[keyof Named] => known.has(value) }
}

/** A table in which each code is its own name. */
export function wordTable<const Word extends string>(
  ...words: readonly Word[]
): CodeTable<{ readonly [Each in Word]: Each }> {
  return codeTable(Object.fromEntries(words.map((word) => [word, word])) as { readonly [Each in Word]: Each })
}

/** One entry of a lookup list as it is served: a stable code and its Portuguese name. */
export type Item = { readonly code: string; readonly name: string }

/** A lookup list: proper names and terms that people pick from. */
export type ItemTable<Code extends string> = {
  readonly items: readonly { readonly code: Code; readonly name: string }[]
  readonly codes: readonly Code[]
  readonly has: (value: unknown) => value is Code
  /** The name of a code; an unknown one is shown as it is (specification, data §8). */
  readonly nameOf: (code: string) => string
}

/** A lookup list from codes to names, in the order in which it is shown. */
export function itemTable<const Names extends Readonly<Record<string, string>>>(
  names: Names,
): ItemTable<keyof Names & string> {
  type Code = keyof Names & string
  const items = Object.entries(names).map(([code, name]) => ({ code: code as Code, name }))
  const nameByCode = new Map<string, string>(Object.entries(names))
  return {
    items,
    codes: items.map((item) => item.code),
    has: (value): value is Code => typeof value === 'string' && nameByCode.has(value),
    nameOf: (code) => nameByCode.get(code) ?? code,
  }
}

/**
 * Returns the code of the item with this name, ignoring accents and case; a text without such an item is returned as
 * typed.
 */
export function codeCalled(items: readonly Item[], typed: string): string {
  return items.find(({ code, name }) => code === typed || folded(name) === folded(typed))?.code ?? typed
}
