import { type Field, type Fields, isBlank } from '@trampolim/marketplace/fields/field.ts'
import { codeTables } from '@trampolim/marketplace/reference/code-tables.ts'
import { formatZipCode, normaliseZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import { centsFrom, moneyText, monthFrom, monthText } from '../curriculums/texts.ts'

type DraftValue<Each> = Each extends { is: 'yes' }
  ? boolean
  : Each extends { is: 'items' | 'codes' }
    ? string[]
    : Each extends { is: 'record'; of: infer Of }
      ? DraftOf<Of>
      : Each extends { is: 'list'; of: infer Of }
        ? DraftOf<Of>[]
        : string

/**
 * Fields as a form holds them: texts as they are typed (money `2.100,00`, months `03/2021`, words parted by commas), codes as
 * text, empty before a choice.
 */
export type DraftOf<Table> = { -readonly [Name in keyof Table]: DraftValue<Table[Name]> }

/** The draft of a form in which nothing is filled in yet. */
export function emptyDraft<Table extends Fields>(fields: Table): DraftOf<Table> {
  return draftOfFields(fields, {})
}

/** The draft with which something written is edited. */
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
    default:
      return String(value ?? '')
  }
}

/**
 * What was typed, as the rules and the calls take it; `settle` then leaves out what isn't asked for. What can't be read stays
 * wrong for the rules to tell. Rows that say nothing are left out.
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

/** The rows that say something; what a blank row begins with doesn't count. */
export function filledRows<Row extends object>(rows: readonly Row[], blank: object): Row[] {
  const usual = blank as Readonly<Record<string, unknown>>
  return rows.filter((row) => Object.entries(row).some(([name, value]) => value !== usual[name] && value !== ''))
}

/** Words parted by commas or lines, each once. */
export function wordsOf(typed: string): string[] {
  const words = typed.split(/[,;\n]/).map((each) => each.trim())
  return [...new Set(words.filter((each) => each !== ''))]
}
