import type { Database } from '@trampolim/server/platform/house.ts'
import { insertMany } from '../insert.ts'
import { addressIn, type readTowns } from '../municipalities.ts'
import { trades } from '../occupations.ts'
import { disabilityOf, makeCandidates } from '../people.ts'
import type { Random } from '../random.ts'
import type { Row } from './days.ts'

/** A person who applied to the bakery. */
export type Applicant = { id: string; curriculumId: string }

type Making = { random: Random; towns: Awaited<ReturnType<typeof readTowns>>; now: Date }

/** The number of the first person who applied. */
const applicants = 100

/**
 * Creates people of São Paulo, each in or near the trade of a job; the profile of the first who applied is still under review.
 */
export async function makeApplicants(
  database: Database,
  wishes: readonly { job: Row<'job'>; isHandicap?: boolean; isFound?: boolean }[],
  { random, towns, now }: Making,
  { first = applicants }: { first?: number } = {},
): Promise<Applicant[]> {
  const isFirst = (at: number) => at === 0 && first === applicants
  const near = ['São Paulo, SP', 'São Paulo, SP', 'São Paulo, SP', 'Guarulhos, SP', 'Osasco, SP'].map(towns.named)
  const people = makeCandidates('professional', { first, count: wishes.length }, { random, towns, now }).map(
    ({ account, professional, curriculum }, at) => {
      const { job, isHandicap = false, isFound = false } = wishes[at] as (typeof wishes)[number]
      const trade = trades.find(({ cbo }) => cbo === job.cbo)
      const isOfTrade = at % 4 !== 3
      return {
        account,
        professional: {
          ...professional,
          ...addressIn(random.pick(near), random),
          status: isFirst(at) ? 'created' : 'approved',
          first_approved_at: isFirst(at) ? null : professional.first_approved_at,
          ...disabilityOf(isHandicap, at),
          ...(isFound && { found_by_disability: true }),
        },
        curriculum: {
          ...curriculum,
          searching_job: true,
          ...(isOfTrade && {
            objective: `Quero trabalhar como ${trade?.names[0]?.toLowerCase()} e crescer na área.`,
            occupations: [{ cbo: job.cbo, yearsOfExperience: random.int(0, 4) }],
            experiences: [
              {
                companyName: random.pick(['Doceria Jabuticaba', 'Mercado São Jorge', 'Café da Esquina']),
                occupation: trade?.names[0] ?? 'Auxiliar',
                startDate: `${now.getUTCFullYear() - random.int(2, 6)}-03`,
                exitDate: `${now.getUTCFullYear() - 1}-11`,
                isCurrentJob: false,
                description: trade?.does,
              },
            ],
            salary_cents: random.int(17, 28) * 10_000,
          }),
        },
      }
    },
  )
  await insertMany(
    database,
    'account',
    people.map(({ account }) => account),
  )
  await insertMany(
    database,
    'professional',
    people.map(({ professional }) => professional),
  )
  await insertMany(
    database,
    'curriculum',
    people.map(({ curriculum }) => curriculum),
  )
  return people.map(({ account, curriculum }) => ({ id: account.id as string, curriculumId: curriculum.id as string }))
}
