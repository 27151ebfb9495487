import { cnpj } from 'cpf-cnpj-validator'

/**
 * A CNPJ's stored form: 14 digits and capital letters, without punctuation (alphanumeric since July 2026, IN RFB
 * 2.229/2024).
 */
export function normaliseCnpj(text: string): string {
  return cnpj.strip(text.trim().toUpperCase())
}

/** Whether a text is a CNPJ, with or without punctuation, digits only or alphanumeric, with valid check digits. */
export function isCnpj(text: string): boolean {
  return cnpj.isValid(text.trim().toUpperCase())
}

/** A CNPJ's displayed form: `12.ABC.345/01DE-35`. */
export function formatCnpj(text: string): string {
  return cnpj.format(normaliseCnpj(text))
}
