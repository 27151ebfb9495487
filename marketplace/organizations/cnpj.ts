import { cnpj } from 'cpf-cnpj-validator'

/** A CNPJ as it is stored: 14 digits and capital letters, without points (alphanumeric since July 2026, IN RFB 2.229/2024). */
export function normaliseCnpj(text: string): string {
  return cnpj.strip(text.trim().toUpperCase())
}

/** Whether a text is a CNPJ, with points or without, digits only or alphanumeric, with right check digits. */
export function isCnpj(text: string): boolean {
  return cnpj.isValid(text.trim().toUpperCase())
}

/** A CNPJ as it is shown: `12.ABC.345/01DE-35`. */
export function formatCnpj(text: string): string {
  return cnpj.format(normaliseCnpj(text))
}
