import type { JobContentInput } from '@trampolim/contract/job-content.ts'
import type { Benefit } from '@trampolim/marketplace/reference/benefits.ts'
import { worldId } from './ids.ts'
import type { Job } from './job-row.ts'
import { fitToRules, isTaught, taughtHours } from './kinds.ts'
import { addressIn, type readTowns } from './municipalities.ts'
import { type Trade, trades } from './occupations.ts'
import type { Employer } from './organizations.ts'
import { type Random, weightedPicker } from './random.ts'

type Towns = Awaited<ReturnType<typeof readTowns>>

const day = 86_400_000
const pickTrade = weightedPicker(trades, (trade) => trade.weight)
const benefits = [
  'vale-transporte',
  'vale-refeicao',
  'vale-alimentacao',
  'assistencia-medica',
  'assistencia-odontologica',
  'seguro-de-vida',
] as const satisfies readonly Benefit[]

/** Generates jobs of all three kinds, published over the last weeks. */
export function makeJobs(
  count: number,
  {
    first,
    spares = () => false,
    ...making
  }: {
    first: number
    random: Random
    towns: Towns
    employers: readonly Employer[]
    now: Date
    /** Selects the jobs that this world leaves out. */
    spares?: ((job: Job) => boolean) | undefined
  },
): Job[] {
  return Array.from({ length: count }, (_, at) => {
    const make = () => {
      const employer = making.random.pick(making.employers)
      return makeJob(1000 + first + at, { ...making, employer, trade: tradeFor(employer, making.random) })
    }
    let job = make()
    while (spares(job)) job = make()
    return job
  })
}

function tradeFor({ sectors }: Employer, random: Random): Trade {
  for (let tried = 0; tried < 6; tried++) {
    const trade = pickTrade(random)
    if (sectors.includes(trade.sector)) return trade
  }
  return pickTrade(random)
}

type Making = { random: Random; towns: Towns; employer: Employer; trade: Trade; now: Date }

/** Generates one job of an employer in a trade; `number` determines its id. */
export function makeJob(number: number, { random, towns, employer, trade, now }: Making): Job {
  const drawn = random.chance(0.9) ? 1 : random.pick([2, 3] as const)
  const kind = isTaught(trade, drawn) ? drawn : 1
  const approved = new Date(now.getTime() - Math.floor(random.next() ** 1.6 * 44 * day) - random.int(0, 3_600_000 * 6))
  const remote = trade.remote === true && random.chance(0.3)
  const place = random.chance(0.85) ? employerPlace(employer) : addressIn(towns.pick(random), random)
  const job = {
    id: worldId('job', number, approved),
    organization_id: employer.row.id as string,
    created_by: employer.row.id as string,
    status: 'job:approved',
    job_specific_type: kind,
    contract_type: drawn === 1 ? random.pick([1, 1, 1, 1, 1, 1, 2, 3, 4, 5]) : contracts[kind],
    work_type: remote ? 2 : trade.remote && random.chance(0.4) ? 3 : 1,
    job_name: nameOf(trade, kind, random),
    cbo: trade.cbo,
    hide_contracting_company_name: random.chance(0.08),
    keywords: [],
    ...salaryOf(trade, kind, random),
    do_not_show_salary: random.chance(0.1),
    content: {
      jobDescription: trade.does,
      benefits: random.some(benefits, random.int(1, 4)),
      ...hoursOf(drawn, random),
      flexSchedule: random.chance(0.2),
      experiences: trade.brings,
      schoolLevels: [{ schooling: trade.schooling }],
    },
    work_places: [
      {
        zipCode: place.zip_code,
        qty: random.pick([1, 1, 1, 2, 3]),
        district: place.district,
        cityState: place.municipality_id,
        latitude: place.latitude,
        longitude: place.longitude,
        exact: true,
      },
    ],
    technologies: (trade.technologies ?? []).map((technology) => ({ technology, yearsOfExperience: 2 })),
    languages: random.chance(0.06)
      ? [{ language: random.pick(['ingles', 'espanhol']), level: random.pick([1, 2, 3]) }]
      : [],
    ...(trade.licence && { driver_licence: { categories: [trade.licence], paidActivity: true } }),
    questionnaire: questionsOf(random),
    only_handicap: random.chance(0.04),
    minimum_experience: random.pick([0, 0, 0, 1, 1, 2]),
    schooling: trade.schooling,
    allow_remote_other_states: remote,
    first_approved_at: approved,
    approved_at: approved,
    closes_at: new Date(approved.getTime() + 45 * day),
    created_at: new Date(approved.getTime() - day),
    modified_at: approved,
  } satisfies Job
  // Nobody can ask for experience in a first job.
  const firstJob = random.chance(0.1) && job.minimum_experience === 0
  return fitToRules({ ...job, content: { ...job.content, firstJob } }, trade, now)
}

/** The contract of each kind: CLT, internship, apprenticeship. */
const contracts = { 1: 1, 2: 8, 3: 7 } as const

function employerPlace({ row, latitude, longitude }: Employer) {
  return {
    zip_code: row.zip_code as string,
    municipality_id: row.municipality_id as number,
    district: row.district ?? null,
    latitude,
    longitude,
  }
}

function nameOf({ names }: Trade, kind: number, random: Random): string {
  const name = random.pick(names)
  if (kind === 2) return `Estágio: ${name.toLowerCase()}`
  return kind === 3 ? `Jovem aprendiz: ${name.toLowerCase()}` : name
}

/** In cents; a fifth are ranges, some fixed, some with commission, few to be agreed. */
function salaryOf({ pay: [low, high], sector }: Trade, kind: number, random: Random) {
  const scale = kind === 2 ? 0.62 : kind === 3 ? 0.55 : 1
  const round = (reais: number) => Math.max(500, Math.round((reais * scale) / 10) * 10) * 100
  const from = round(low + (high - low) * random.next() * 0.6)
  const type = sector === 'sales' && random.chance(0.4) ? 3 : random.pick([1, 1, 1, 2, 2, 2, 7])
  if (type === 7) return { salary_type: 7, salary_from_cents: null, salary_to_cents: null }
  const to = type === 1 ? from + round((high - low) * 0.3 + 100) : null
  return { salary_type: type, salary_from_cents: from, salary_to_cents: to }
}

function hoursOf(kind: number, random: Random): Partial<JobContentInput> {
  const week = (start: string, end: string, lunch: string) => ({
    workingHoursStart: start,
    workingHoursEnd: end,
    workingHoursLunch: lunch,
  })
  if (kind !== 1) return taughtHours
  if (random.chance(0.6)) return { workingHours: 'monday-friday', ...week('08:00', '17:48', '01:00') }
  return {
    workingHours: 'monday-saturday',
    ...week('08:00', '17:00', '01:00'),
    workingHoursAltStart: '08:00',
    workingHoursAltEnd: '12:00',
  }
}

const questions = [
  { id: 'q1', question: 'Você pode começar em até 15 dias?', type: 'boolean' },
  { id: 'q2', question: 'Conte em poucas palavras por que esta vaga interessa a você.', type: 'text' },
  { id: 'q3', question: 'Você tem disponibilidade para trabalhar aos sábados?', type: 'boolean' },
] as const

function questionsOf(random: Random) {
  if (!random.chance(0.35)) return []
  return random
    .some(questions, random.int(1, 2))
    .map((question) => ({ ...question, useOrderPriority: false, orderPriority: null }))
}
