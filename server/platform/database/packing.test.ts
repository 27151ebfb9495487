import { testDatabase } from '@trampolim/tests/database/test-database.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { bitsSql, bytesSql, layOutBits, layOutBytes, offsetsOf, readBits, widthOf, writeBits } from './packing.ts'

const widths = fc
  .array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 10 })
  .map((each) => Object.fromEntries(each.map((width, at) => [`field${at}`, width])))
const total = (each: Record<string, number>) => Object.values(each).reduce((sum, width) => sum + width, 0)

describe('numbers in the bits of an integer', async () => {
  const database = await testDatabase()

  it('lie side by side without overlap', () => {
    fc.assert(
      fc.property(
        widths.filter((each) => total(each) <= 32),
        (each) => {
          const layout = layOutBits(each)
          const taken = Object.values(layout).flatMap(({ at, width }) =>
            Array.from({ length: width }, (_, nth) => at + nth),
          )
          expect(taken).toEqual(Array.from({ length: total(each) }, (_, nth) => nth))
        },
      ),
    )
  })

  it('are refused where they do not fit', () => {
    fc.assert(
      fc.property(
        widths.filter((each) => total(each) > 32),
        (each) => {
          expect(() => layOutBits(each)).toThrow("don't fit in 32")
        },
      ),
    )
  })

  it('are read as they were written, and don’t affect others if they are too large', () => {
    const layout = layOutBits({ first: 3, second: 8, third: 21 })
    fc.assert(
      fc.property(fc.nat(7), fc.nat(255), fc.nat(2 ** 21 - 1), fc.integer(), (first, second, third, large) => {
        const bits = writeBits(first, layout.first) | writeBits(second, layout.second) | writeBits(third, layout.third)
        expect([layout.first, layout.second, layout.third].map((field) => readBits(bits, field))).toEqual([
          first,
          second,
          third,
        ])
        expect(readBits(writeBits(large, layout.second) | writeBits(third, layout.third), layout.third)).toBe(third)
      }),
    )
  })

  it('need as many bits as their largest', () => {
    expect([0, 1, 2, 3, 7, 8, 10, 255, 256].map(widthOf)).toEqual([0, 1, 2, 2, 3, 4, 4, 8, 9])
  })

  it('are the same integer in PostgreSQL, up to the sign', async () => {
    const layout = layOutBits({ low: 4, flag: 1, middle: 11, high: 16 })
    for (const values of [
      { low: 0, flag: 0, middle: 0, high: 0 },
      { low: 15, flag: 1, middle: 2047, high: 65_535 },
      { low: 99, flag: 1, middle: 5, high: 32_768 },
    ]) {
      const { low, flag, middle, high } = values
      const made = bitsSql(layout, {
        low: sql.lit(low),
        flag: sql.lit(flag),
        middle: sql.lit(middle),
        high: sql.lit(high),
      })
      const { rows } = await sql<{ bits: number }>`select ${made} as bits`.execute(database)
      const own = Object.entries(layout).reduce(
        (bits, [name, field]) => bits | writeBits(values[name as keyof typeof values], field),
        0,
      )
      expect(rows[0]?.bits).toBe(own)
    }
  })

  it('and bytes are where the layout says', async () => {
    const layout = layOutBytes({ one: 'int2', two: 'id', three: 'float4', four: 'int8', five: 'int1', six: 'int4' })
    expect(layout.size).toBe(31)
    const made = bytesSql(layout, {
      one: sql.lit(513),
      two: sql.lit('0123456789abcdef01234567'),
      three: sql.lit(-46.5),
      four: sql.lit('-9000000000'),
      five: sql.lit(200),
      six: sql.lit(-7),
    })
    const { rows } = await sql<{ packed: Buffer }>`select ${made} as packed`.execute(database)
    const packed = rows[0]?.packed as Buffer
    const at = offsetsOf(layout)
    expect(packed).toHaveLength(layout.size)
    expect([
      packed.readInt16BE(at.one),
      packed.toString('hex', at.two, at.three),
      packed.readFloatBE(at.three),
      packed.readBigInt64BE(at.four),
      packed.readUInt8(at.five),
      packed.readInt32BE(at.six),
    ]).toEqual([513, '0123456789abcdef01234567', -46.5, -9_000_000_000n, 200, -7])
  })
})
