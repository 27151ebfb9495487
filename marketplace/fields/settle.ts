import type { CodeIn, CodeTableName } from '../reference/code-tables.ts'
import { type Field, type Fields, isAskedFor, isBlank } from './field.ts'

/** A field's normalised value: a missing one becomes null, an empty list, or the default yes or code. */
type SettledValue<Each> = Each extends { is: 'yes' }
  ? boolean
  : Each extends { is: 'code'; table: infer Table extends CodeTableName }
    ? Each extends { usual: CodeIn<Table> } | { always: true }
      ? CodeIn<Table>
      : CodeIn<Table> | null
    : Each extends { is: 'codes'; table: infer Table extends CodeTableName }
      ? CodeIn<Table>[]
      : Each extends { is: 'words' | 'items' }
        ? string[]
        : Each extends { is: 'whole' | 'money' | 'municipality' }
          ? number | null
          : Each extends { is: 'record'; of: infer Of extends Fields }
            ? Settled<Of> | null
            : Each extends { is: 'list'; of: infer Of extends Fields }
              ? Settled<Of>[]
              : Each extends { always: true }
                ? string
                : string | null

/** The fields that may be absent: those that only other kinds have, and the id of a new item. */
type Missing<Table> = {
  [Name in keyof Table]: Table[Name] extends { ofKind: true } | { is: 'id' } ? Name : never
}[keyof Table]

/** The normalised values of a table's fields. */
export type Settled<Table extends Fields> = {
  [Name in Exclude<keyof Table, Missing<Table>>]: SettledValue<Table[Name]>
} & {
  [Name in Missing<Table>]?:
    | Exclude<SettledValue<Table[Name]>, null>
    | (Table[Name] extends { is: 'id' } ? never : SettledValue<Table[Name]>)
}

/**
 * Normalises the values of a table's fields, so that they can be stored and compared: texts are trimmed, missing values
 * are null, and fields that aren't asked for are dropped.
 */
export function settle<Table extends Fields>(fields: Table, written: object): Settled<Table> {
  const settled: Record<string, unknown> = {}
  for (const [name, field] of entriesOf(fields)) {
    const asked = isAskedFor(field, written)
    if (!asked && field.ofKind) continue
    const value = settledValue(field, asked ? (written as Record<string, unknown>)[name] : null)
    if (field.is !== 'id' || value !== null) settled[name] = value
  }
  return settled as Settled<Table>
}

const entries = new WeakMap<Fields, readonly [string, Field][]>()

/**
 * The fields of a table, listed once and kept: each page normalises several jobs or curriculums with the same few
 * tables.
 */
function entriesOf(fields: Fields): readonly [string, Field][] {
  const known = entries.get(fields) ?? Object.entries(fields)
  entries.set(fields, known)
  return known
}

function settledValue(field: Field, value: unknown): unknown {
  switch (field.is) {
    case 'yes':
      return value ?? field.usual
    case 'code':
      return value ?? field.usual ?? null
    case 'words':
    case 'items':
    case 'codes':
      return value ?? []
    case 'list':
      return ((value ?? []) as object[]).map((row) => settle(field.of, row))
    case 'record':
      return value ? settle(field.of, value) : null
    default:
      if (typeof value === 'string') return value.trim() || null
      return isBlank(value) ? null : value
  }
}
