import { cellsAround } from '@trampolim/marketplace/places/cells.ts'
import { coarsePosition } from '@trampolim/marketplace/places/distance-bands.ts'
import { brazil, kilometresBetween } from '@trampolim/marketplace/places/positions.ts'
import { contractTypes } from '@trampolim/marketplace/reference/contract-types.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { testDatabase } from '@trampolim/tests/database/test-database.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { bankOf, banks, choices, inPlaceBit, jobRowDescription, languageMask, traitTables } from './layout.ts'
import { cellSql, kilometresSql } from './positions.ts'

describe('the layout of the rows of jobs', async () => {
  const database = await testDatabase()

  it('gives every choice of every filter its own bit', () => {
    for (const bank of banks) {
      const facets = (Object.keys(choices) as (keyof typeof choices)[]).filter((facet) => bankOf[facet] === bank)
      const ofFacets = facets.flatMap((facet) => choices[facet].map(({ bit }) => bit))
      const bits = bank === 'traits' ? [...ofFacets, inPlaceBit] : ofFacets
      expect(bits.length).toBeGreaterThan(0)
      expect(new Set(bits).size).toBe(bits.length)
      for (const bit of bits) expect(Math.log2(bit >>> 0) % 1).toBe(0)
    }
    expect(choices.contractType).toHaveLength(contractTypes.codes.length)
  })

  it('stores those that depend only on the job in separate bits', () => {
    const stored = Object.values(jobRowDescription.traits)
    expect(new Set(stored).size).toBe(stored.length)
    const asked = [...choices.jobAges, ...choices.distance].map(({ bit }) => Math.log2(bit >>> 0))
    expect(stored.filter((bit) => asked.includes(bit) || 1 << bit === inPlaceBit)).toEqual([])
  })

  it('has the same bit for every language in SQL and in searches', () => {
    expect(traitTables.languages).toHaveLength(languages.codes.length)
    for (const { code, bit } of traitTables.languages) {
      const { low, high } = languageMask([code])
      expect(BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low >>> 0))).toBe(BigInt(bit))
    }
  })

  it('computes cells, squares and kilometres in SQL as the marketplace does', async () => {
    // Multiples of 1/16 plus an offset, which `real` and `float` represent identically and which lie on no boundary.
    const degrees = (from: number, to: number) =>
      fc.integer({ min: from * 16, max: to * 16 - 1 }).map((sixteenths) => sixteenths / 16 + 0.001)
    const positions = fc.sample(
      fc.record({ latitude: degrees(brazil.south, brazil.north), longitude: degrees(brazil.west, brazil.east) }),
      { numRuns: 300, seed: 8 },
    )
    const capital = { latitude: -15.79, longitude: -47.88 }
    const { rows } = await sql<{ cell: number; latitude: number; longitude: number; kilometres: number }>`
      select ${cellSql({ latitude: sql`at.latitude`, longitude: sql`at.longitude` })} as cell,
        coarse_degrees(at.latitude) as latitude, coarse_degrees(at.longitude) as longitude,
        ${kilometresSql(
          { latitude: sql`at.latitude`, longitude: sql`at.longitude` },
          { latitude: sql.lit(capital.latitude), longitude: sql.lit(capital.longitude) },
        )} as kilometres
      from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb)
        as at (latitude double precision, longitude double precision)
    `.execute(database)
    expect(rows.map(({ cell }) => cell)).toEqual(positions.map((position) => cellsAround(position, 0)[0]))
    expect(rows.map(({ latitude, longitude }) => ({ latitude, longitude }))).toEqual(positions.map(coarsePosition))
    rows.forEach(({ kilometres }, at) => {
      expect(kilometres).toBeCloseTo(kilometresBetween(positions[at] ?? capital, capital), 6)
    })
  })
})
