import { internshipLevels } from '@trampolim/marketplace/reference/internship-levels.ts'
import type { Tables } from '@trampolim/server/platform/database/connect.ts'
import type { Insertable } from 'kysely'
import { cpfOf, worldId } from './ids.ts'
import { coursesOf } from './kinds.ts'
import { addressIn, type readTowns, type Town } from './municipalities.ts'
import { type Trade, trades } from './occupations.ts'
import { type Random, weightedPicker } from './random.ts'
import { firstNames, surnames } from './vocabulary.ts'

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>
export type Candidate = { account: Row<'account'>; professional: Row<'professional'>; curriculum: Row<'curriculum'> }

const day = 86_400_000
const pickTrade = weightedPicker(trades, (trade) => trade.weight)

export type CurriculumKind = 'professional' | 'internship' | 'apprentice'

type Making = { random: Random; towns: Awaited<ReturnType<typeof readTowns>>; now: Date }

/** Generates people who look for work, each with one curriculum of the kind. */
export function makeCandidates(
  kind: CurriculumKind,
  { first, count }: { first: number; count: number },
  making: Making,
) {
  return Array.from({ length: count }, (_, at) => makeCandidate(kind, first + at, making))
}

function makeCandidate(kind: CurriculumKind, number: number, { random, towns, now }: Making): Candidate {
  const gender = random.chance(0.52) ? 2 : 1
  const given = random.pick(gender === 2 ? firstNames.feminine : firstNames.masculine)
  const name = `${given} ${random.pick(surnames)} ${random.pick(surnames)}`
  const created = new Date(now.getTime() - random.int(3, 400) * day)
  const trade = pickTrade(random)
  const town = towns.pick(random)
  const id = worldId('account', number, created)
  const age =
    kind === 'apprentice' ? random.int(15, 22) : kind === 'internship' ? random.int(17, 27) : random.int(19, 58)
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
    curriculum: curriculumRow({ id, kind, number, trade, age, town, random, now, created }),
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

const careerFocuses = [
  'Atendimento ao público',
  'Liderança de equipe',
  'Primeiro emprego',
  'Crescer na minha área',
] as const

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
  trade: Trade
  age: number
  town: Town
  random: Random
  now: Date
  created: Date
}): Row<'curriculum'> {
  const { id, kind, number, trade, age, town, random, now, created } = of
  const years = kind === 'professional' ? Math.min(age - 18, random.int(0, 12)) : 0
  const scale = kind === 'professional' ? 1 : 0.6
  return {
    id: worldId('curriculum', number, created),
    professional_id: id,
    cv_type: kind,
    searching_job: random.chance(0.9),
    objective: `Quero trabalhar como ${trade.names[0]?.toLowerCase()} e crescer na área.`,
    occupations: [{ cbo: trade.cbo, yearsOfExperience: Math.min(5, Math.ceil(years / 2)) }],
    experiences: years > 0 ? [experienceOf(trade, years, now)] : [],
    formations: [
      {
        schoolLevel: trade.schooling,
        nameOfInstitution: 'Escola Estadual Monteiro Lobato',
        course: 'Formação geral',
        courseStatus: kind === 'professional' ? 2 : 1,
        ...(kind === 'professional' ? {} : { coursePeriod: 2, courseShift: 1 }),
      },
    ],
    internship_courses: kind === 'internship' ? [courseOf({ trade, number, town })] : [],
    languages: random.chance(0.15) ? [{ language: 'ingles', level: random.pick([1, 2, 3]) }] : [],
    technologies: (trade.technologies ?? []).map((technology) => ({ technology, yearsOfExperience: 2 })),
    driver_licence: trade.licence && number % 4 < 3 ? [trade.licence] : [],
    school_level: trade.schooling,
    visibility: number % 13 === 5 ? 'limited' : 'free',
    content: {
      schoolLevelStatus: 2,
      ...(number % 4 !== 3 && {
        benefits: [0, 1, 2].map((at) => wishedBenefits[(number + at * at) % wishedBenefits.length] as string),
      }),
      ...(number % 3 === 0 && { careerFocus: careerFocuses[(number / 3) % careerFocuses.length] as string }),
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

/** The course of a student; every fifth studies something else than their trade. */
function courseOf({ trade, number, town }: { trade: Trade; number: number; town: Town }) {
  return {
    schoolLevel: internshipLevels.has(trade.schooling) ? trade.schooling : 'BACHELOR_NORMAL',
    course: number % 5 === 4 ? 'Direito' : coursesOf(trade).intern,
    institutionCityState: town.id,
    nameOfInstitution: 'Universidade Monteiro Lobato',
    coursePeriod: (number % 8) + 1,
    courseShift: (number % 4) + 1,
    imRegisteredInThisCourse: true,
  }
}

function experienceOf(trade: Trade, years: number, now: Date) {
  const year = now.getUTCFullYear()
  return {
    companyName: 'Comércio São Jorge',
    occupation: trade.names[0] ?? 'Auxiliar',
    startDate: `${year - years}-03`,
    exitDate: `${year - 1}-11`,
    isCurrentJob: false,
    description: trade.does,
  }
}
