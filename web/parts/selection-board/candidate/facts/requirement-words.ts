import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import { isExperienceOnlyDesired } from '@trampolim/marketplace/jobs/public-view.ts'
import { distanceBandCodes } from '@trampolim/marketplace/places/distance-bands.ts'
import { internshipPeriods } from '@trampolim/marketplace/reference/course-periods.ts'
import { type MinimumExperience, minimumExperiences } from '@trampolim/marketplace/reference/experience.ts'
import { handicaps } from '@trampolim/marketplace/reference/handicaps.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { salaryTypes } from '@trampolim/marketplace/reference/salary-types.ts'
import { jobShifts } from '@trampolim/marketplace/reference/shifts.ts'
import { technologies } from '@trampolim/marketplace/reference/technologies.ts'
import { labelOfCode } from '@trampolim/phrases/pt-br/code-labels.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { money, salaryText } from '@trampolim/phrases/pt-br/salary.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { labelOf } from '../../../curriculums/form/options.ts'
import { bandText } from '../../board/cards/band-text.ts'

const t = speak(selectionBoard)

type Requirement = CandidateDetails['requirements'][number]
type Part = Requirement['part']

/** The texts of a requirement, compared with the curriculum. */
export type RequirementView = {
  name: string
  askedLabel: string
  asked: string
  has: string
  met: Requirement['met']
  metText: string
}

/** Converts a requirement to texts. Server only: it imports the lists whose codes it names. */
export function requirementView({ part, asked, has, met }: Requirement): RequirementView {
  const isDesired = part === 'experience' && isOnlyDesired(asked)
  return {
    name: t(`details.parts.${part}`),
    askedLabel: t(part === 'salary' ? 'details.pays' : isDesired ? 'details.prefers' : 'details.asked'),
    asked: words(part, asked, 'asked') || t(part === 'handicap' ? 'details.anyHandicap' : 'details.nearWork'),
    has: words(part, has, 'has') || t('details.notSaid'),
    met,
    metText: t(`details.met.${isDesired && met === 'no' ? 'belowPreferred' : met}`),
  }
}

/** Whether the ad calls the experience only desirable. */
function isOnlyDesired(asked: unknown): boolean {
  const minimum: MinimumExperience | undefined = minimumExperiences.codes.find((code) => code === asked)
  return minimum !== undefined && isExperienceOnlyDesired(minimum)
}

type Side = 'asked' | 'has'

/** The text for one side, from its codes; empty if it is blank. Unknown values are left out. */
function words(part: Part, value: unknown, side: Side): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value))
    return value
      .map((each) => words(part, each, side))
      .filter(Boolean)
      .join(', ')
  switch (part) {
    case 'course':
      return courseWords(value)
    case 'experience':
      return side === 'asked' ? minimum(value) : occupationWords(value)
    case 'schooling':
      return isCode(value) ? labelOf('schooling', value) : schoolingWords(value)
    case 'languages':
      return levelled(value, {
        name: 'language',
        level: 'level',
        nameOf: languages.nameOf,
        levelOf: (code) => labelOf('languageLevel', code),
      })
    case 'technologies':
      return levelled(value, {
        name: 'technology',
        level: 'yearsOfExperience',
        nameOf: technologies.nameOf,
        levelOf: (code) => labelOf('technologyLevel', code),
      })
    case 'driverLicence':
      return licence(value)
    case 'handicap':
      return typeof value === 'boolean' ? t(value ? 'details.yes' : 'details.no') : name(value, handicaps.nameOf)
    case 'salary':
      return salary(value)
    case 'distance':
      return distanceWords(value)
  }
}

const isCode = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'
const name = (value: unknown, nameOf: (code: string) => string) => (isCode(value) ? nameOf(String(value)) : '')

function minimum(value: unknown): string {
  const labels: Readonly<Record<string, string>> = reference.minimumExperience
  return isCode(value) ? (labels[String(value)] ?? '') : ''
}

function occupationWords(value: unknown): string {
  const { title, yearsOfExperience: years } = value as { title?: unknown; yearsOfExperience?: unknown }
  if (!isCode(years)) return ''
  const length = labelOf('yearsOfExperience', years)?.toLowerCase()
  return isCode(title) ? `${title} (${length.toLowerCase()})` : length
}

function distanceWords(value: unknown): string {
  const { distance, sameCity } = value as { distance?: unknown; sameCity?: unknown }
  const band = distanceBandCodes.find((each) => each === distance) ?? null
  return bandText({ distance: band, sameCity: sameCity === true }) ?? ''
}

/** A course that an internship asks for, or one that a student attends. */
function courseWords(value: unknown): string {
  const each = value as Readonly<Record<string, unknown>>
  const course = each.internshipCourse ?? each.course
  if (!isCode(course)) return ''
  const period = each.minCoursePeriod ?? each.coursePeriod
  const shift = each.shiftCourse ?? each.courseShift
  const table = each.internshipCourse === undefined ? 'courseShift' : 'jobShift'
  const details = [
    isCode(period) && period !== internshipPeriods.code.indifferent ? periodWords(period, table === 'jobShift') : '',
    isCode(shift) && !(table === 'jobShift' && shift === jobShifts.code.indifferent)
      ? labelOfCode(table, shift).toLocaleLowerCase('pt-BR')
      : '',
  ].filter(Boolean)
  return details.length > 0 ? `${course} (${details.join(', ')})` : String(course)
}

function periodWords(period: string | number, isAsked: boolean): string {
  const label = labelOf('coursePeriod', period)
  return isAsked ? t('details.fromPeriod', { period: label }) : label
}

function schoolingWords(value: unknown): string {
  const { schooling, courseSchooling: course } = value as { schooling?: unknown; courseSchooling?: unknown }
  if (!isCode(schooling)) return ''
  return [labelOf('schooling', schooling), isCode(course) && course !== '' ? String(course) : null]
    .filter(Boolean)
    .join(', ')
}

type Levelled = {
  name: string
  level: string
  nameOf: (code: string) => string
  levelOf: (code: string | number) => string
}

function levelled(value: unknown, { name: nameField, level, nameOf, levelOf }: Levelled): string {
  if (isCode(value)) return nameOf(String(value))
  const { [nameField]: code, [level]: reached } = value as Record<string, unknown>
  if (!isCode(code)) return ''
  return isCode(reached) ? `${nameOf(String(code))} (${levelOf(reached).toLowerCase()})` : nameOf(String(code))
}

function licence(value: unknown): string {
  if (isCode(value)) return String(value)
  const { categories, paidActivity } = value as { categories?: unknown; paidActivity?: unknown }
  const letters = Array.isArray(categories) ? categories.join(', ') : ''
  return paidActivity === true && letters ? t('details.licencePaid', { letters }) : letters
}

function salary(value: unknown): string {
  if (typeof value === 'number') return money(value)
  const { from, to, hourly } = value as { from?: unknown; to?: unknown; hourly?: unknown }
  if (typeof hourly === 'number') return salaryText({ salaryType: salaryTypes.code.hourly, from: hourly })
  if (typeof from === 'number' && typeof to === 'number' && from !== to) {
    return salaryText({ salaryType: salaryTypes.code.range, from, to })
  }
  const amount = typeof to === 'number' ? to : from
  return typeof amount === 'number' ? money(amount) : ''
}
