import type { Option } from '../../design/select.tsx'

/** Labels by code, of several code tables. */
type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The labels and options of the code tables from which a form chooses. */
export function labelledCodes<Given extends Tables>(tables: Given) {
  /** The label of a code; an unknown one is shown as it is (specification, data §8). */
  const labelOf = (table: keyof Given & string, code: string | number): string => {
    const labels: Readonly<Record<string, string>> = tables[table] ?? {}
    return (Object.hasOwn(labels, code) && labels[code]) || String(code)
  }
  /** The codes of a table as options of a select. */
  const optionsOf = (table: keyof Given & string, codes: readonly (string | number)[]): Option[] =>
    codes.map((code) => ({ value: code, text: labelOf(table, code) }))
  return { labelOf, optionsOf }
}
