import { formatCep } from '@brazilian-utils/brazilian-utils/format-cep'
import { stateOfZipCode } from '../reference/states.ts'

/** A CEP as it is stored: its eight digits. */
export function normaliseZipCode(text: string): string {
  return text.replace(/\D/g, '')
}

/** Whether a text is a CEP, with hyphen or without, within a range that the Correios have given to a state. */
export function isZipCode(text: string): boolean {
  return /^\d{2}\.?\d{3}[-\s]?\d{3}$/.test(text.trim()) && stateOfZipCode(text) !== undefined
}

/** A CEP as it is shown: `01310-100`. */
export function formatZipCode(text: string): string {
  return formatCep(normaliseZipCode(text))
}
