import { type Field, type Fields, isBlank } from '@trampolim/marketplace/fields/field.ts'
import { textForm } from '@trampolim/marketplace/fields/text-forms.ts'
import { codeTables } from '@trampolim/marketplace/reference/code-tables.ts'
import { normaliseZipCode } from '@trampolim/marketplace/registration/whole-zip-code.ts'
import { formatZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import { centsFrom, dayFrom, dayText, moneyText, monthFrom, monthText } from '../../curriculums/form/typed-values.ts'
import { type DraftOf, emptyDraft, filledRows } from './empty-draft.ts'

/** The draft for editing stored values. */
export function draftOfFields<Table extends Fields>(fields: Table, written: object): DraftOf<Table> {
  const values = written as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, draftValue(field, values[name])]),
  ) as DraftOf<Table>
}

function draftValue(field: Field, value: unknown): unknown {
  switch (field.is) {
    case 'yes':
      return value ?? field.usual
    case 'words':
      return ((value ?? []) as string[]).join(', ')
    case 'items':
    case 'codes':
      return ((value ?? []) as unknown[]).map(String)
    case 'record':
      return draftOfFields(field.of, value ?? {})
    case 'list':
      return ((value ?? []) as object[]).map((row) => draftOfFields(field.of, row))
    case 'code':
      return String(value ?? field.usual ?? '')
    case 'money':
      return moneyText(value as number | null | undefined)
    case 'month':
      return monthText((value ?? undefined) as string | undefined)
    case 'zipCode':
      return value ? formatZipCode(value as string) : ''
    case 'day':
      return dayText(String(value ?? ''))
    case 'text':
      return shownText(field, String(value ?? ''))
    default:
      return String(value ?? '')
  }
}

/** A text in its usual notation, such as a CPF with its punctuation. */
export function shownText({ form }: Field & { is: 'text' }, text: string): string {
  return form && text !== '' ? (textForm(form).show?.(text) ?? text) : text
}

/**
 * Converts a draft to the values that rules and calls take; `settle` then drops fields that aren't asked for. Values
 * that can't be parsed stay invalid, so that the rules report them. Blank rows are left out.
 */
export function typedOf(fields: Fields, draft: object): Record<string, unknown> {
  const values = draft as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name in values)
      .map(([name, field]) => [name, typedValue(field, values[name])]),
  )
}

function typedValue(field: Field, value: unknown): unknown {
  switch (field.is) {
    case 'words':
      return wordsOf(value as string)
    case 'record':
      return recordOf(typedOf(field.of, value as object))
    case 'list':
      return filledRows(value as object[], emptyDraft(field.of)).map((row) => typedOf(field.of, row))
    case 'code':
      return codeOf(codeTables[field.table].codes, value as string)
    case 'whole':
    case 'municipality':
      return (value as string).trim() === '' ? null : Number(value)
    case 'money':
      return centsFrom(value as string) ?? null
    case 'month':
      return monthFrom(value as string) ?? null
    case 'day':
      return dayFrom(value as string) || null
    case 'zipCode':
      return normaliseZipCode(value as string) || null
    default:
      return value
  }
}

function recordOf(parts: Record<string, unknown>) {
  return Object.values(parts).every((value) => isBlank(value) || value === false) ? null : parts
}

function codeOf(codes: readonly (string | number)[], chosen: string) {
  return codes.find((code) => String(code) === chosen) ?? (chosen || null)
}

/** Words separated by commas or lines, each once. */
export function wordsOf(typed: string): string[] {
  const words = typed.split(/[,;\n]/).map((each) => each.trim())
  return [...new Set(words.filter((each) => each !== ''))]
}
