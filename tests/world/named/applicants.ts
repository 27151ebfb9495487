import type { Database } from '@trampolim/server/platform/house.ts'
import { insertMany } from '../insert.ts'
import { addressIn, type readTowns } from '../municipalities.ts'
import { type Trade, trades } from '../occupations.ts'
import { type Candidate, disabilityOf, makeCandidates } from '../people.ts'
import type { Random } from '../random.ts'
import { pastJob } from '../working-lives.ts'
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
  const tradeAt = (at: number) => trades.find(({ cbo }) => cbo === wishes[at]?.job.cbo)
  const near = ['São Paulo, SP', 'São Paulo, SP', 'São Paulo, SP', 'Guarulhos, SP', 'Osasco, SP'].map(towns.named)
  // One in four applies for a trade that isn't theirs.
  const isOfTrade = (at: number) => at % 4 !== 3
  const tradeOf = (number: number) => (isOfTrade(number - first) ? tradeAt(number - first) : undefined)
  const people = makeCandidates('professional', { first, count: wishes.length }, { random, towns, now, tradeOf }).map(
    ({ account, professional, curriculum }, at) => {
      const { isHandicap = false, isFound = false } = wishes[at] as (typeof wishes)[number]
      const trade = isOfTrade(at) ? tradeAt(at) : undefined
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
          ...(trade && ofTrade(trade, { professional, random, now })),
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

/** What people of a job's trade say of themselves: some years of it, since they were eighteen at the earliest. */
function ofTrade(
  trade: Trade,
  { professional, random, now }: { professional: Candidate['professional']; random: Random; now: Date },
) {
  const month = 1 + random.int(0, 4)
  const companyName = random.pick(['Doceria Jabuticaba', 'Mercado São Jorge', 'Café da Esquina'])
  const year = now.getUTCFullYear()
  const start = Math.min(year - 2, Math.max(year - random.int(2, 6), Number(professional.birth_date?.slice(0, 4)) + 18))
  const { yearsOfExperience, experience } = pastJob(trade, {
    gender: professional.gender as number,
    companyName,
    start: { year: start, month },
    exit: { year: year - 1, month: 11 },
  })
  return {
    occupations: [{ cbo: trade.cbo, yearsOfExperience }],
    experiences: [experience],
    salary_cents: random.int(17, 28) * 10_000,
  }
}
