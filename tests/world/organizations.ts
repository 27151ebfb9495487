import type { Tables } from '@trampolim/server/platform/database/connect.ts'
import type { Insertable } from 'kysely'
import { cnpjOf, worldId } from './ids.ts'
import { addressIn, type readTowns } from './municipalities.ts'
import type { Random } from './random.ts'
import { companyKinds, companyNames } from './vocabulary.ts'

export type Organization = Insertable<Tables['organization']>
export type Employer = {
  row: Organization
  sectors: readonly string[]
  latitude: number
  longitude: number
  town: string
}

/** Generates companies that hire, anywhere in the country. */
export function makeEmployers(
  count: number,
  { random, towns, now }: { random: Random; towns: Awaited<ReturnType<typeof readTowns>>; now: Date },
): Employer[] {
  return Array.from({ length: count }, (_, number) => {
    const { kind, area, sectors } = random.pick(companyKinds)
    const town = towns.pick(random)
    const { latitude, longitude, ...address } = addressIn(town, random)
    const created = new Date(now.getTime() - random.int(60, 700) * 86_400_000)
    const name = `${kind} ${random.pick(companyNames)}`
    const row: Organization = {
      id: worldId('organization', number + 100, created),
      status: 'approved',
      idcard: cnpjOf(number * 37 + 1_000_003),
      company_name: name,
      official_name: `${name} Ltda.`,
      employee_number: random.pick([10, 10, 50, 50, 200, 201]),
      branch_of_activity: area,
      description: `${name} é uma empresa de ${town.name}, ${town.state}, que cresce com gente da região.`,
      site: null,
      phone: null,
      ...address,
      first_approved_at: created,
      created_at: created,
      modified_at: created,
    }
    return { row, sectors, latitude, longitude, town: town.name }
  })
}
