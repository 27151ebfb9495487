/** A code of the ICD-10 as people copy it from a report, with its point or without, or with spaces: `H90.3`, `F84`, `H 54.2`. */
export function isCid10(text: string): boolean {
  return /^[A-Z]\d{2}(?:\.?\d)?$/i.test(withoutSpaces(text))
}

/** A code as reports have it: `H90.3`. */
export const formatCid10 = (text: string): string => withoutSpaces(text).toUpperCase()

const withoutSpaces = (text: string) => text.replace(/\s/g, '')
