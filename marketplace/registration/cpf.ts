import { formatCpf as format } from '@brazilian-utils/brazilian-utils/format-cpf'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'

/** A CPF as it is stored: its eleven digits. */
export function normaliseCpf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Whether a text is a CPF with right check digits, with points or without. */
export function isCpf(text: string): boolean {
  return isValidCpf(text.trim())
}

/** A CPF as its owner reads it: `529.982.247-25`. */
export function formatCpf(text: string): string {
  return format(normaliseCpf(text))
}
