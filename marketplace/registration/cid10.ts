/** A code of the ICD-10 as written on a report, with its point or without: `H90.3`, `F84`. */
export function isCid10(text: string): boolean {
  return /^[A-Z]\d{2}(?:\.?\d)?$/i.test(text.trim())
}
