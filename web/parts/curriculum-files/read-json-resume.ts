import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { levelNamed, schoolingNamed, technologyLevelNamed } from '@trampolim/marketplace/curriculums/words.ts'
import { codeCalled } from '@trampolim/marketplace/reference/code-table.ts'
import { internshipPeriods } from '@trampolim/marketplace/reference/course-periods.ts'
import { generalTechnologies } from '@trampolim/marketplace/reference/general-technologies.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { licenceCategories } from '@trampolim/marketplace/reference/licence-categories.ts'
import { courseShifts } from '@trampolim/marketplace/reference/shifts.ts'
import { technologies } from '@trampolim/marketplace/reference/technologies.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { curriculumFiles as phrases } from '@trampolim/phrases/pt-br/curriculum-files.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { readJson } from '../../platform/form-fields.ts'
import {
  blankItems,
  type CurriculumDraft,
  type ExperienceDraft,
  type FormationDraft,
  type InternshipCourseDraft,
} from '../curriculums/form/draft.ts'
import { codeLabelled } from '../curriculums/form/options.ts'
import { monthText } from '../curriculums/form/typed-values.ts'
import { betweenTitles, type InternshipMark, internshipMark } from './json-resume.ts'
import type { ReadFile } from './read-draft.ts'

const t = speak(phrases)

/** The maximum number of rows read from a list; the form reports if there are too many. */
const mostRows = 50

/**
 * Reads a JSON Resume into fields of a curriculum's form; null if it isn't one. Values that don't fit the schema are
 * ignored. In curriculums of other kinds, an internship's course becomes an ordinary one. Server only: it imports the
 * lists in which it looks up names.
 */
export function readJsonResume(text: string, { kind, today }: { kind: CurriculumKind; today: Day }): ReadFile | null {
  const resume = readJson(text)
  if (!isObject(resume) || Array.isArray(resume)) return null
  const basics = isObject(resume.basics) ? resume.basics : {}
  const skills = readSkills(rowsOf(resume.skills))
  const spoken = rowsOf(resume.languages).map((row) => ({
    name: textOf(row.language),
    language: codeCalled(languages.items, inPortuguese(textOf(row.language))),
    level: levelNamed(textOf(row.fluency)),
  }))
  const education = rowsOf(resume.education)
  const ofInternship = education.filter((row) => kind === 'internship' && isObject(row[internshipMark]))
  const known = spoken.filter(({ language }) => languages.has(language))
  const draft = {
    objective: textOf(basics.summary),
    occupations: textOf(basics.label)
      .split(betweenTitles)
      .filter((title) => title !== '')
      .slice(0, 3)
      .map((title) => ({ ...blankItems.occupations, title })),
    experiences: [
      ...rowsOf(resume.work).map((row) => experienceOf(row, row.name ?? row.company)),
      ...rowsOf(resume.volunteer).map((row) => experienceOf(row, row.organization)),
    ],
    formations: education.filter((row) => !ofInternship.includes(row)).map((row) => formationOf(row, today)),
    internshipCourses: ofInternship.map(internshipCourseOf),
    courses: rowsOf(resume.certificates)
      .map(({ name }) => textOf(name).replaceAll('\n', ' '))
      .filter((name) => name !== '')
      // The field has one line, in which a browser would join names on separate lines without a space.
      .join(', '),
    languages: known.map(({ language, level }) => ({ language, level })),
    videoUrl: textOf(rowsOf(basics.profiles).find(({ network }) => /^youtube$/i.test(textOf(network)))?.url),
    ...skills.draft,
  } satisfies ReadFile['draft']
  const filled = Object.entries(draft).filter(([, value]) => value.length > 0)
  const unread = [...spoken.filter((each) => !known.includes(each)).map(({ name }) => name), ...skills.unread]
  return { draft: Object.fromEntries(filled), unread: unread.filter((name) => name !== '') }
}

type Row = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isObject).slice(0, mostRows) : [])
const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf).slice(0, mostRows) : [])

/** A text without characters that can't be stored. */
function textOf(value: unknown): string {
  if (typeof value !== 'string') return ''
  return value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim()
}

/** A month from a date with or without a day; a year alone stays, for the person to complete. */
function monthOf(value: unknown): string {
  const date = textOf(value)
  return /^\d{4}-\d{2}/.test(date) ? monthText(date.slice(0, 7)) : date.slice(0, 10)
}

function experienceOf(row: Row, company: unknown): ExperienceDraft {
  const exitDate = monthOf(row.endDate)
  const told = [textOf(row.summary), ...wordsOf(row.highlights)].filter((text) => text !== '')
  return {
    ...blankItems.experiences,
    companyName: textOf(company),
    occupation: textOf(row.position),
    startDate: monthOf(row.startDate),
    exitDate,
    isCurrentJob: exitDate === '',
    description: told.join('\n'),
  }
}

function courseOf(row: Row) {
  return {
    schoolLevel: schoolingNamed(textOf(row.studyType)),
    course: textOf(row.area) || textOf(row.studyType),
    nameOfInstitution: textOf(row.institution),
    courseStart: monthOf(row.startDate),
    courseEnd: monthOf(row.endDate),
  }
}

function formationOf(row: Row, today: Day): FormationDraft {
  const end = textOf(row.endDate)
  const status = end === '' ? '' : end <= today ? '2' : '1'
  return { ...blankItems.formations, ...courseOf(row), courseStatus: status }
}

/** The city's code is looked up by its name later. */
function internshipCourseOf(row: Row): InternshipCourseDraft {
  const said = row[internshipMark] as Readonly<Partial<Record<keyof InternshipMark, unknown>>>
  return {
    ...blankItems.internshipCourses,
    ...courseOf(row),
    institutionCity: textOf(said.city),
    coursePeriod: codeLabelled('coursePeriod', internshipPeriods.codes, textOf(said.period)),
    courseShift: codeLabelled('courseShift', courseShifts.codes, textOf(said.shift)),
    imRegisteredInThisCourse: said.enrolled !== false,
  }
}

/** Sorts the names of skills and their keywords into the lists that contain them. */
function readSkills(rows: readonly Row[]) {
  const technologiesRead: CurriculumDraft['technologies'] = []
  const programs: string[] = []
  const licence: string[] = []
  const unread: string[] = []
  /** The name of a skill's group decides if two lists have the same name, such as C. */
  const sort = (name: string, level: string, group = '') => {
    const technology = codeCalled(technologies.items, name)
    const program = codeCalled(generalTechnologies.items, name)
    if (group === t('export.licence') && licenceCategories.has(name)) licence.push(name)
    else if (group === t('export.programs') && generalTechnologies.has(program)) programs.push(program)
    else if (technologies.has(technology)) technologiesRead.push({ technology, yearsOfExperience: level })
    else if (generalTechnologies.has(program)) programs.push(program)
    else return false
    return true
  }
  for (const row of rows) {
    const name = textOf(row.name)
    const keywords = wordsOf(row.keywords).filter((word) => word !== '')
    const level = technologyLevelNamed(textOf(row.level))
    const missed = keywords.filter((word) => !sort(word, level, name))
    const isKnown = sort(name, level)
    // With keywords, the skill's own name is the name of their group.
    unread.push(...missed, ...(isKnown || keywords.length > 0 ? [] : [name]))
  }
  return {
    draft: {
      technologies: technologiesRead.slice(0, mostRows),
      technologiesGeneral: [...new Set(programs)],
      driverLicence: [...new Set(licence)],
    },
    unread,
  }
}

/** Languages by their English names. */
const english: ReadonlyMap<string, string> = new Map(
  Object.entries({
    english: 'ingles',
    spanish: 'espanhol',
    portuguese: 'portugues',
    french: 'frances',
    italian: 'italiano',
    german: 'alemao',
    japanese: 'japones',
    mandarin: 'mandarim',
    chinese: 'mandarim',
    korean: 'coreano',
    russian: 'russo',
    arabic: 'arabe',
    hebrew: 'hebraico',
    dutch: 'holandes',
  }),
)
const inPortuguese = (name: string) => english.get(name.toLowerCase()) ?? name
