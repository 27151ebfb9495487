import { formatCep } from '@brazilian-utils/brazilian-utils/format-cep'
import { stateOfZipCode } from '../reference/states.ts'

/** A CEP's stored form: its eight digits. */
export function normaliseZipCode(text: string): string {
  return text.replace(/\D/g, '')
}

/** Whether a text is a CEP, with or without hyphen, within a range that the Correios assigned to a state. */
export function isZipCode(text: string): boolean {
  return /^\d{2}\.?\d{3}[-\s]?\d{3}$/.test(text.trim()) && stateOfZipCode(text) !== undefined
}

/** A CEP's displayed form: `01310-100`. */
export function formatZipCode(text: string): string {
  return formatCep(normaliseZipCode(text))
}
