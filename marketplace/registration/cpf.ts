import { formatCpf as format } from '@brazilian-utils/brazilian-utils/format-cpf'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'

/** A CPF's stored form: its eleven digits. */
export function normaliseCpf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Whether a text is a CPF with valid check digits, with or without punctuation. */
export function isCpf(text: string): boolean {
  return isValidCpf(text.trim())
}

/** A CPF's displayed form: `529.982.247-25`. */
export function formatCpf(text: string): string {
  return format(normaliseCpf(text))
}
