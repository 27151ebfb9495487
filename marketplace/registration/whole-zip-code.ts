/** A CEP's stored form: its eight digits. */
export function normaliseZipCode(text: string): string {
  return text.replace(/\D/g, '')
}

/** Whether a text has all digits of a CEP, with or without hyphen; `isZipCode` also knows which ones a state has. */
export function isWholeZipCode(text: string): boolean {
  return /^\d{2}\.?\d{3}[-\s]?\d{3}$/.test(text.trim())
}
