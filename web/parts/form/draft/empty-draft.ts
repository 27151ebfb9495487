import type { Field, Fields } from '@trampolim/marketplace/fields/field.ts'

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
 * Fields as a form holds them: texts as typed (money `2.100,00`, months `03/2021`, days `31/12/1990`, words separated
 * by commas), codes as text, empty before a choice.
 */
export type DraftOf<Table> = { -readonly [Name in keyof Table]: DraftValue<Table[Name]> }

/** The draft of an empty form. */
export function emptyDraft<Table extends Fields>(fields: Table): DraftOf<Table> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)])) as DraftOf<Table>
}

function emptyValue(field: Field): unknown {
  switch (field.is) {
    case 'yes':
      return field.usual
    case 'items':
    case 'codes':
    case 'list':
      return []
    case 'record':
      return emptyDraft(field.of)
    case 'code':
      return String(field.usual ?? '')
    default:
      return ''
  }
}

/** The rows that aren't blank; a blank row's initial values don't count. */
export function filledRows<Row extends object>(rows: readonly Row[], blank: object): Row[] {
  const usual = blank as Readonly<Record<string, unknown>>
  return rows.filter((row) => Object.entries(row).some(([name, value]) => value !== usual[name] && value !== ''))
}
