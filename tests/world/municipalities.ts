import type { Database } from '@trampolim/server/platform/house.ts'
import { type Random, weightedPicker } from './random.ts'
import { districts, streets } from './vocabulary.ts'

export type Town = { id: number; name: string; state: string; population: number; latitude: number; longitude: number }

/** The address of a home or workplace. */
export type Address = {
  zip_code: string
  municipality_id: number
  district: string
  street: string
  latitude: number
  longitude: number
}

/** The first five digits of a CEP of each state's capital region, for realistic addresses. */
const zipStart: Record<string, number> = {
  SP: 1000,
  RJ: 20000,
  ES: 29000,
  MG: 30000,
  BA: 40000,
  SE: 49000,
  PE: 50000,
  AL: 57000,
  PB: 58000,
  RN: 59000,
  CE: 60000,
  PI: 64000,
  MA: 65000,
  PA: 66000,
  AP: 68900,
  AM: 69000,
  RR: 69300,
  AC: 69900,
  DF: 70000,
  GO: 74000,
  TO: 77000,
  MT: 78000,
  RO: 76800,
  MS: 79000,
  PR: 80000,
  SC: 88000,
  RS: 90000,
}

/** Reads the country's towns, with a picker that prefers big ones. */
export async function readTowns(database: Database) {
  const towns: Town[] = await database
    .selectFrom('municipality')
    .select(['id', 'name', 'state', 'population', 'latitude', 'longitude'])
    .orderBy('id')
    .execute()
  const byName = new Map(towns.map((town) => [`${town.name}, ${town.state}`, town]))
  return {
    pick: weightedPicker(towns, (town) => town.population),
    named: (name: string) => {
      const town = byName.get(name)
      if (!town) throw new Error(`the world has no ${name}`)
      return town
    },
  }
}

/** A random address within a town. */
export function addressIn(town: Town, random: Random): Address {
  const spread = Math.min(0.09, 0.01 + Math.sqrt(town.population) / 40_000)
  const zip = String((zipStart[town.state] ?? 1000) * 1000 + random.int(1000, 899_999)).padStart(8, '0')
  return {
    zip_code: zip,
    municipality_id: town.id,
    district: random.pick(districts),
    street: `${random.pick(streets)}, ${random.int(10, 2400)}`,
    latitude: town.latitude + (random.next() - 0.5) * 2 * spread,
    longitude: town.longitude + (random.next() - 0.5) * 2 * spread,
  }
}
