import { type Fault, type FaultCode, faultAt, under } from '../faults.ts'
import { codeTables } from '../reference/code-tables.ts'
import { isZipCode } from '../registration/zip-code.ts'
import { isDay } from '../time/days.ts'
import { type Field, type Fields, isAskedFor, isBlank } from './field.ts'
import { textForm } from './text-forms.ts'

/**
 * The faults of each field by itself: missing, too long, wrong form, too many items, out of bounds, or a code that its
 * table doesn't contain. Fields that aren't asked for have no faults. `unknownItems` checks the items of lookup lists.
 */
export function faultsOfFields(fields: Fields, written: object): Fault[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isAskedFor(field, written) ? under(name, faultsOfField(field, (written as Record<string, unknown>)[name])) : [],
  )
}

/** Texts that nobody sees: spaces, and characters without a form of their own, such as those copied from chats. */
const unseen = /^[\s\p{Cf}\u115f\u1160\u2800\u3164]*$/u

function faultsOfField(field: Field, value: unknown): Fault[] {
  if (isBlank(value) || (typeof value === 'string' && unseen.test(value))) return faultAt('', missingOf(field))
  switch (field.is) {
    case 'text':
      return faultAt('', wrongText(field, (value as string).trim()))
    case 'words': {
      const typed = value as readonly string[]
      if (typed.length > field.most) return faultAt('', 'too_many')
      return typed.flatMap((word, at) => faultAt(`${at}`, word.length > field.longest ? 'too_long' : undefined))
    }
    case 'code':
      return faultAt('', codeTables[field.table].has(value) ? undefined : 'invalid')
    case 'codes':
      return faultAt('', wrongCodes(field, value as readonly unknown[]))
    case 'items':
      return faultAt('', (value as readonly string[]).length > field.most ? 'too_many' : undefined)
    case 'whole':
      return faultAt('', isWithin(field, value) ? undefined : (field.outside ?? 'invalid_number'))
    case 'day':
      return faultAt('', isDay(value as string) ? undefined : 'invalid_date')
    case 'zipCode':
      return faultAt('', isZipCode(value as string) ? undefined : 'invalid_zip_code')
    case 'record':
      return faultsOfFields(field.of, value as object)
    case 'list': {
      const rows = value as readonly object[]
      if (rows.length > field.most) return faultAt('', 'too_many')
      return rows.flatMap((row, at) => under(`${at}`, faultsOfFields(field.of, row)))
    }
    default:
      return []
  }
}

function missingOf({ required, always }: Field): FaultCode | undefined {
  return required === true || (always && required === undefined) ? 'required' : required
}

function wrongText({ longest, form: name }: Field & { is: 'text' }, text: string): FaultCode | undefined {
  const form = name && textForm(name)
  if (text.length > longest && !form?.fixed) return 'too_long'
  return form?.has(text) === false ? form.fault : undefined
}

function wrongCodes(field: Field & { is: 'codes' }, given: readonly unknown[]): FaultCode | undefined {
  if (given.length > field.most) return 'too_many'
  return given.every((each) => codeTables[field.table].has(each)) ? undefined : 'invalid'
}

function isWithin({ least, most }: Field & { is: 'whole' }, value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}
