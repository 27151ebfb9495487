import { type RawBuilder, sql } from 'kysely'

/** The position of a number within the bits of an integer, counted from the lowest. */
export type BitField = { readonly at: number; readonly width: number }

/** Numbers side by side in the 32 bits of an integer. */
export type BitLayout<Name extends string> = Readonly<Record<Name, BitField>>

/** How a number is encoded, by PostgreSQL's names; `int1` is its lowest byte, `id` the 12 bytes of a record id. */
export type ByteKind = 'int1' | 'int2' | 'int4' | 'int8' | 'float4' | 'id'
export type ByteField = { readonly at: number; readonly kind: ByteKind }

/** Values that follow one another in bytes, each in network order. */
export type ByteLayout<Name extends string> = {
  readonly size: number
  readonly fields: Readonly<Record<Name, ByteField>>
}

type Sql = RawBuilder<unknown>

const bitsOfInteger = 32
const bytesOf = { int1: 1, int2: 2, int4: 4, int8: 8, float4: 4, id: 12 } as const satisfies Record<ByteKind, number>

const sent: Readonly<Record<ByteKind, (value: Sql) => Sql>> = {
  int1: (value) => sql`substring(int4send((${value})::integer) from 4)`,
  int2: (value) => sql`int2send((${value})::smallint)`,
  int4: (value) => sql`int4send((${value})::integer)`,
  int8: (value) => sql`int8send((${value})::bigint)`,
  float4: (value) => sql`float4send((${value})::real)`,
  id: (value) => sql`decode(${value}, 'hex')`,
}

/** How many bits a number up to `most` needs. */
export function widthOf(most: number): number {
  return bitsOfInteger - Math.clz32(most)
}

/**
 * Places numbers of these widths side by side, in their order.
 * @throws Error if they don't fit an integer
 */
export function layOutBits<Name extends string>(widths: Readonly<Record<Name, number>>): BitLayout<Name> {
  let at = 0
  const fields = Object.entries<number>(widths).map(([name, width]) => {
    const field = { at, width }
    at += width
    return [name, field]
  })
  if (at > bitsOfInteger) {
    throw new Error(`${at} bits don't fit in ${bitsOfInteger}: ${Object.keys(widths).join(', ')}`)
  }
  return Object.fromEntries(fields) as BitLayout<Name>
}

/** Places values one after the other, in their order. */
export function layOutBytes<Name extends string>(kinds: Readonly<Record<Name, ByteKind>>): ByteLayout<Name> {
  let size = 0
  const fields = Object.entries<ByteKind>(kinds).map(([name, kind]) => {
    const field = { at: size, kind }
    size += bytesOf[kind]
    return [name, field]
  })
  return { size, fields: Object.fromEntries(fields) as ByteLayout<Name>['fields'] }
}

/** The offset of each value's bytes, for code that reads them in place. */
export function offsetsOf<Name extends string>({ fields }: ByteLayout<Name>): Readonly<Record<Name, number>> {
  const offsets = Object.entries<ByteField>(fields).map(([name, { at }]) => [name, at])
  return Object.fromEntries(offsets) as Record<Name, number>
}

/** The mask of a field of this width at the integer's lowest bits. */
function maskOf(width: number): number {
  return width >= bitsOfInteger ? -1 : (1 << width) - 1
}

/** Reads the number of a field. */
export function readBits(bits: number, { at, width }: BitField): number {
  return (bits >>> at) & maskOf(width)
}

/** The bits of a number in its field; a number too large for it is truncated, so that no other field is affected. */
export function writeBits(value: number, { at, width }: BitField): number {
  return (value & maskOf(width)) << at
}

/** The SQL for the same integer, from one SQL value per field. */
export function bitsSql<Name extends string>(layout: BitLayout<Name>, values: Readonly<Record<Name, Sql>>): Sql {
  const parts = (Object.entries(layout) as [Name, BitField][]).map(
    ([name, { at, width }]) => sql`((${values[name]} & ${sql.lit(maskOf(width))}) << ${sql.lit(at)})`,
  )
  return sql`(${sql.join(parts, sql` | `)})`
}

/** The SQL for the same bytes, from one SQL value per field. */
export function bytesSql<Name extends string>({ fields }: ByteLayout<Name>, values: Readonly<Record<Name, Sql>>): Sql {
  const parts = (Object.entries(fields) as [Name, ByteField][]).map(([name, { kind }]) => sent[kind](values[name]))
  return sql.join(parts, sql` || `)
}

/** Copies the bytes of a value from its place in one layout to its place in another; both fields have the same kind. */
export function copyField(
  from: { readonly bytes: Buffer; readonly field: ByteField },
  to: { readonly bytes: Buffer; readonly field: ByteField },
) {
  const { at, kind } = from.field
  from.bytes.copy(to.bytes, to.field.at, at, at + bytesOf[kind])
}
