import { feminine, masculine } from '@trampolim/marketplace/occupations/gender.ts'
import { courseStatuses } from '@trampolim/marketplace/reference/course-statuses.ts'
import { mostMonths, type YearsOfExperience, yearsOfExperience } from '@trampolim/marketplace/reference/experience.ts'
import { internshipLevels } from '@trampolim/marketplace/reference/internship-levels.ts'
import type { Schooling } from '@trampolim/marketplace/reference/schooling.ts'
import { coursesOf, isTaught } from './kinds.ts'
import { type Trade, trades } from './occupations.ts'

export type CurriculumKind = 'professional' | 'internship' | 'apprentice'

const kindNumber = { professional: 1, internship: 2, apprentice: 3 } as const
const taught = {
  internship: trades.filter((trade) => isTaught(trade, 2)),
  apprentice: trades.filter((trade) => isTaught(trade, 3)),
} as const

/** The trade if curriculums of the kind are for it, otherwise another one: nobody learns to lead or to drive lorries. */
export function tradeOfKind(trade: Trade, kind: CurriculumKind, number: number): Trade {
  if (kind === 'professional' || isTaught(trade, kindNumber[kind])) return trade
  return taught[kind][number % taught[kind].length] as Trade
}

/** How old people are at least who have finished a level of schooling. */
const ageAfter: Readonly<Partial<Record<Schooling, number>>> = {
  GRADE_SCHOOL_TRADITIONAL: 15,
  HIGH_SCHOOL_GENERAL: 18,
  TECHNICAL_COURSE: 20,
}
const degreeAge = 22

/** The age at which people begin to work in a trade. */
export const beginsAt = ({ schooling }: Trade): number => Math.max(18, ageAfter[schooling] ?? degreeAge)

/** The title of a trade for a man (1) or a woman (2). */
export function titleOf({ names }: Trade, gender: number): string {
  const [name = 'Auxiliar'] = names
  if (gender === 2) return feminine(name)
  const [first = '', ...rest] = name.split(' ')
  const man = masculine(first.toLowerCase())
  return man ? [`${man.charAt(0).toUpperCase()}${man.slice(1)}`, ...rest].join(' ') : name
}

type Month = { year: number; month: number }
const text = ({ year, month }: Month) => `${year}-${String(month).padStart(2, '0')}`

/** One job that somebody had, and the code of the experience that it gave them. */
export function pastJob(
  trade: Trade,
  { gender, companyName, start, exit }: { gender: number; companyName: string; start: Month; exit: Month },
) {
  const months = (exit.year - start.year) * 12 + exit.month - start.month
  return {
    yearsOfExperience: yearsOfExperience.codes.find((code) => mostMonths(code) >= months) as YearsOfExperience,
    experience: {
      companyName,
      occupation: titleOf(trade, gender),
      startDate: text(start),
      exitDate: text(exit),
      isCurrentJob: false,
      description: trade.does,
    },
  }
}

/** What people of a trade that asks for a course have studied. */
const studies: Readonly<Record<string, string>> = {
  '520110': 'Administração',
  '141415': 'Administração',
  '413110': 'Contabilidade',
  '252405': 'Gestão de recursos humanos',
  '715615': 'Eletrotécnica',
  '214205': 'Engenharia civil',
  '724315': 'Soldagem',
  '223305': 'Medicina veterinária',
  '322205': 'Enfermagem',
  '223505': 'Enfermagem',
  '223405': 'Farmácia',
  '231210': 'Pedagogia',
  '914405': 'Manutenção automotiva',
  '212405': 'Ciência da computação',
  '317105': 'Informática para internet',
  '262410': 'Design gráfico',
  '241005': 'Direito',
  '223710': 'Nutrição',
}

const schools: Readonly<Partial<Record<Schooling, { nameOfInstitution: string; course?: string }>>> = {
  GRADE_SCHOOL_TRADITIONAL: { nameOfInstitution: 'Escola Municipal Monteiro Lobato', course: 'Ensino fundamental' },
  HIGH_SCHOOL_GENERAL: { nameOfInstitution: 'Escola Estadual Monteiro Lobato', course: 'Ensino médio' },
  TECHNICAL_COURSE: { nameOfInstitution: 'Escola Técnica Monteiro Lobato' },
}
const university = { nameOfInstitution: 'Universidade Monteiro Lobato' }
const { inProgress, complete } = courseStatuses.code

type Student = { kind: CurriculumKind; trade: Trade; number: number; age: number; townId: number }

/** The studies of a person, which agree with their age and trade: finished by professionals, begun by all others. */
export function studiesOf({ kind, trade, number, age, townId }: Student) {
  if (kind === 'internship') {
    const course = courseOf({ trade, number, age, townId })
    const { institutionCityState: _, imRegisteredInThisCourse: __, ...formation } = course
    return {
      ...{ schoolLevel: course.schoolLevel as Schooling, status: inProgress },
      ...{ formations: [{ ...formation, courseStatus: inProgress }], internshipCourses: [course] },
    }
  }
  const isAtSchool = kind === 'apprentice' && age < 18
  const schoolLevel: Schooling = kind === 'apprentice' ? 'HIGH_SCHOOL_GENERAL' : trade.schooling
  const status = isAtSchool ? inProgress : complete
  const school = schools[schoolLevel] ?? university
  const course = studies[trade.cbo] ?? coursesOf(trade).intern
  return {
    ...{ schoolLevel, status, internshipCourses: [] },
    formations: [{ course, ...school, schoolLevel, courseStatus: status }],
  }
}

/** The course of a student; every fifth studies something else than their trade. */
function courseOf({ trade, number, age, townId }: Omit<Student, 'kind'>) {
  const schoolLevel = internshipLevels.has(trade.schooling) ? trade.schooling : 'BACHELOR_NORMAL'
  return {
    schoolLevel,
    course: number % 5 === 4 ? 'Direito' : coursesOf(trade).intern,
    institutionCityState: townId,
    ...{ nameOfInstitution: (schools[schoolLevel as Schooling] ?? university).nameOfInstitution },
    // Nobody is further than two periods a year since they were 17.
    coursePeriod: Math.min((number % 8) + 1, Math.max(1, (age - 17) * 2)),
    courseShift: (number % 4) + 1,
    imRegisteredInThisCourse: true,
  }
}

const careerFocuses = [
  'Atendimento ao público',
  'Liderança de equipe',
  'Primeiro emprego',
  'Crescer na minha área',
] as const

/** What somebody wants of their career: a first job if they had none, leading others only after some years. */
export function careerFocusOf(number: number, years: number): string {
  if (years === 0) return number % 2 === 0 ? careerFocuses[0] : careerFocuses[2]
  const wished = careerFocuses[number % careerFocuses.length] as string
  return wished === careerFocuses[2] || (wished === careerFocuses[1] && years < 4) ? careerFocuses[3] : wished
}
