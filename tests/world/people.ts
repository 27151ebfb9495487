import type { Tables } from '@trampolim/server/platform/database/connect.ts'
import type { Insertable } from 'kysely'
import { cpfOf, worldId } from './ids.ts'
import { coursesOf } from './kinds.ts'
import { addressIn, type readTowns, type Town } from './municipalities.ts'
import { type Trade, trades } from './occupations.ts'
import { type Random, weightedPicker } from './random.ts'
import { firstNames, surnames } from './vocabulary.ts'
import {
  beginsAt,
  type CurriculumKind,
  careerFocusOf,
  pastJob,
  studiesOf,
  titleOf,
  tradeOfKind,
} from './working-lives.ts'

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>
export type Candidate = { account: Row<'account'>; professional: Row<'professional'>; curriculum: Row<'curriculum'> }

const day = 86_400_000
const pickTrade = weightedPicker(trades, (trade) => trade.weight)

export type { CurriculumKind }

type Making = {
  random: Random
  towns: Awaited<ReturnType<typeof readTowns>>
  now: Date
  /** The trade of a person, where it isn't a random one. */
  tradeOf?: (number: number) => Trade | undefined
}

/** Generates people who look for work, each with one curriculum of the kind. */
export function makeCandidates(
  kind: CurriculumKind,
  { first, count }: { first: number; count: number },
  making: Making,
) {
  return Array.from({ length: count }, (_, at) => makeCandidate(kind, first + at, making))
}

function makeCandidate(kind: CurriculumKind, number: number, { random, towns, now, tradeOf }: Making): Candidate {
  const gender = random.chance(0.52) ? 2 : 1
  const given = random.pick(gender === 2 ? firstNames.feminine : firstNames.masculine)
  const name = `${given} ${random.pick(surnames)} ${random.pick(surnames)}`
  const created = new Date(now.getTime() - random.int(3, 400) * day)
  const drawn = pickTrade(random)
  const trade = tradeOfKind(tradeOf?.(number) ?? drawn, kind, number)
  const town = towns.pick(random)
  const id = worldId('account', number, created)
  const age =
    kind === 'apprentice'
      ? random.int(15, 22)
      : kind === 'internship'
        ? random.int(17, 27)
        : // Lorries may be driven from 21 on.
          Math.max(random.int(19, 58), trade.licence === 'D' ? 21 : 19, beginsAt(trade) + 1)
  return {
    account: {
      id,
      email: `pessoa${number}@candidatos.example`,
      email_validated_at: created,
      password_hash: null,
      role: 'user:professional',
      created_at: created,
      modified_at: created,
    },
    professional: professionalRow({ id, name, gender, number, age, town, random, now, created }),
    curriculum: curriculumRow({ id, kind, number, gender, trade, age, town, random, now, created }),
  }
}

function professionalRow(of: {
  id: string
  name: string
  gender: number
  number: number
  age: number
  town: Town
  random: Random
  now: Date
  created: Date
}): Row<'professional'> {
  const { id, name, gender, number, age, town, random, now, created } = of
  const born = new Date(Date.UTC(now.getUTCFullYear() - age, random.int(0, 11), random.int(1, 28)) - 200 * day)
  return {
    account_id: id,
    status: 'approved',
    first_approved_at: created,
    name,
    cpf: cpfOf(number * 7919 + 13),
    birth_date: born.toISOString().slice(0, 10),
    gender,
    phones: [
      { phone: `1199${String(1_000_000 + (number % 8_999_999))}`, isWhatsApp: random.chance(0.8), verified: true },
    ],
    ...addressIn(town, random),
    exact_position: true,
    share_contact_data: random.chance(0.7),
    ...disabilityOf(random.chance(0.05), number),
    created_at: created,
    modified_at: created,
  }
}

const handicaps = ['deficiencia-auditiva-parcial', 'mobilidade-reduzida', 'visao-monocular', 'cadeirante'] as const

/** The disability data of a person; three of five agree to be found by it. */
export function disabilityOf(isHandicap: boolean, number: number) {
  if (!isHandicap) return { is_handicap: false, pcd_data: {}, found_by_disability: false }
  const pcdData = { pcdCondition: true, pcdType: [], handicaps: [handicaps[number % handicaps.length] as string] }
  return { is_handicap: true, pcd_data: pcdData, found_by_disability: number % 5 < 3 }
}

const wishedBenefits = [
  'vale-transporte',
  'vale-refeicao',
  'assistencia-medica',
  'plano-de-carreira',
  'horario-flexivel',
  'bolsa-de-estudos',
  'comissao',
] as const

function curriculumRow(of: {
  id: string
  kind: CurriculumKind
  number: number
  gender: number
  trade: Trade
  age: number
  town: Town
  random: Random
  now: Date
  created: Date
}): Row<'curriculum'> {
  const { id, kind, number, gender, trade, age, town, random, now, created } = of
  const years = kind === 'professional' ? Math.min(age - beginsAt(trade), random.int(0, 12)) : 0
  const past = years > 0 ? lastJob(trade, { years, gender, now }) : null
  const { schoolLevel, status, formations, internshipCourses } = studiesOf({
    kind,
    trade,
    number,
    age,
    townId: town.id,
  })
  const scale = kind === 'professional' ? 1 : 0.6
  return {
    id: worldId('curriculum', number, created),
    professional_id: id,
    cv_type: kind,
    searching_job: random.chance(0.9),
    objective: `Quero trabalhar como ${titleOf(trade, gender).toLowerCase()} e crescer na área.`,
    occupations: [{ cbo: trade.cbo, yearsOfExperience: past?.yearsOfExperience ?? 0 }],
    experiences: past ? [past.experience] : [],
    formations,
    internship_courses: internshipCourses,
    languages: random.chance(0.15) ? [{ language: 'ingles', level: random.pick([1, 2, 3]) }] : [],
    technologies: (trade.technologies ?? []).map((technology) => ({ technology, yearsOfExperience: 2 })),
    driver_licence: kind === 'professional' && trade.licence && number % 4 < 3 ? [trade.licence] : [],
    school_level: schoolLevel,
    visibility: number % 13 === 5 ? 'limited' : 'free',
    content: {
      schoolLevelStatus: status,
      ...(number % 4 !== 3 && {
        benefits: [0, 1, 2].map((at) => wishedBenefits[(number + at * at) % wishedBenefits.length] as string),
      }),
      ...(number % 3 === 0 && { careerFocus: careerFocusOf(number / 3, years) }),
      ...(kind === 'apprentice' && {
        apprenticeCourses: [coursesOf(trade).apprentice],
        isInHighSchool: age < 18,
        ...(age < 18 && { finishHighSchoolInTwoYears: age >= 16 }),
        acceptApprenticeOpportunities: true,
      }),
    },
    salary_cents: Math.max(50_000, Math.round(trade.pay[0] * scale * (1 + random.next() * 0.3)) * 100),
    created_at: created,
    modified_at: new Date(created.getTime() + random.int(0, 2) * day),
  }
}

function lastJob(trade: Trade, { years, gender, now }: { years: number; gender: number; now: Date }) {
  const year = now.getUTCFullYear()
  const [start, exit] = [
    { year: year - years, month: 3 },
    { year: year - 1, month: 11 },
  ] as const
  return pastJob(trade, { gender, companyName: 'Comércio São Jorge', start, exit })
}
