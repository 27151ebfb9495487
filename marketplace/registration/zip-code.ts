import { formatCep } from '@brazilian-utils/brazilian-utils/format-cep'
import { stateOfZipCode } from '../reference/states.ts'
import { isWholeZipCode, normaliseZipCode } from './whole-zip-code.ts'

/** Whether a text is a CEP, with or without hyphen, within a range that the Correios assigned to a state. */
export function isZipCode(text: string): boolean {
  return isWholeZipCode(text) && stateOfZipCode(text) !== undefined
}

/** A CEP's displayed form: `01310-100`. */
export function formatZipCode(text: string): string {
  return formatCep(normaliseZipCode(text))
}
