import type { Fields } from './field.ts'

type Names<Table, Said> = { [Name in keyof Table]: Table[Name] extends Said ? Name : never }[keyof Table]

/** The names of a table's fields that have all these properties, such as `{ readBy: 'owner' }`. */
export function namesOf<Table extends Fields, const Said extends Readonly<Record<string, unknown>>>(
  fields: Table,
  said: Said,
): Names<Table, Said>[] {
  const isSaid = (field: object) =>
    Object.entries(said).every(([about, value]) => (field as Record<string, unknown>)[about] === value)
  return Object.entries(fields).flatMap(([name, field]) => (isSaid(field) ? [name as Names<Table, Said>] : []))
}

/** The fields of a table that have all these properties. */
export function chosen<Table extends Fields, const Said extends Readonly<Record<string, unknown>>>(
  fields: Table,
  said: Said,
): Pick<Table, Names<Table, Said>> {
  const names = namesOf(fields, said)
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Table, Names<Table, Said>>
}

/** A table without some of its fields. */
export function without<Table extends Fields, const Name extends keyof Table>(
  fields: Table,
  names: readonly Name[],
): Omit<Table, Name> {
  const left = new Set<unknown>(names)
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !left.has(name))) as Omit<Table, Name>
}
