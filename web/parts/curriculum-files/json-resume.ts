import type { Curriculum, CurriculumContent, Formation } from '@trampolim/contract/curriculums.ts'
import { generalTechnologies } from '@trampolim/marketplace/reference/general-technologies.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { technologies } from '@trampolim/marketplace/reference/technologies.ts'
import { curriculumFiles as phrases } from '@trampolim/phrases/pt-br/curriculum-files.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { labelOf } from '../curriculums/form/options.ts'

const t = speak(phrases)

/** Our own extension for a course of a person who looks for an internship; other programs ignore it. */
export const internshipMark = 'internship'
export type InternshipMark = { city: string; period: string; shift: string; enrolled: boolean }

/** The separator between several titles of occupations in one text. */
export const betweenTitles = ' · '

type Person = { name: string; email: string; phone: string | null; city: string; state: string }
type InternshipCourse = Curriculum['internshipCourses'][number]
type Written = Omit<CurriculumContent, 'occupations' | 'internshipCourses' | 'languages' | 'videoUrl' | 'fileCV'> &
  Pick<Curriculum, 'occupations' | 'internshipCourses' | 'languages' | 'videoUrl' | 'updateAt'>

/**
 * Returns a curriculum as a JSON Resume of version 1.0.0. Data that the format has no field for, such as the expected
 * salary, is left out. Server only: it imports the lists whose codes it names.
 */
export function jsonResumeOf(content: Written, person: Person) {
  return withoutBlanks({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: person.name,
      label: content.occupations.map(({ title }) => title).join(betweenTitles),
      email: person.email,
      phone: person.phone,
      summary: content.objective,
      location: { city: person.city, region: person.state, countryCode: 'BR' },
      profiles: content.videoUrl ? [{ network: 'YouTube', url: content.videoUrl }] : [],
    },
    work: content.experiences.map((each) => ({
      name: each.companyName,
      position: each.occupation,
      startDate: each.startDate,
      endDate: each.isCurrentJob ? null : each.exitDate,
      summary: each.description,
    })),
    education: [
      ...content.formations.map(educationOf),
      ...content.internshipCourses.map((each) => ({ ...educationOf(each), [internshipMark]: internshipOf(each) })),
    ],
    certificates: content.courses.map((name) => ({ name })),
    languages: content.languages.map(({ language, level }) => ({
      language: languages.nameOf(language),
      fluency: labelOf('languageLevel', level),
    })),
    skills: [
      ...content.technologies.map(({ technology, yearsOfExperience }) => ({
        name: technologies.nameOf(technology),
        level: labelOf('technologyLevel', yearsOfExperience),
      })),
      ...named(t('export.programs'), content.technologiesGeneral.map(generalTechnologies.nameOf)),
      ...named(t('export.licence'), content.driverLicence),
    ],
    meta: { version: 'v1.0.0', lastModified: content.updateAt },
  })
}

function educationOf(course: Formation | InternshipCourse) {
  return {
    institution: course.nameOfInstitution,
    area: course.course,
    studyType: labelOf('schooling', course.schoolLevel),
    startDate: course.courseStart,
    endDate: course.courseEnd,
  }
}

/** The additional fields of a course of a person who looks for an internship. */
function internshipOf(course: InternshipCourse): InternshipMark {
  return {
    city: course.institutionCity,
    period: labelOf('coursePeriod', course.coursePeriod),
    shift: labelOf('courseShift', course.courseShift),
    enrolled: course.imRegisteredInThisCourse,
  }
}

const named = (name: string, keywords: readonly string[]) => (keywords.length > 0 ? [{ name, keywords }] : [])

/** Removes null and empty texts, lists and objects at every level. */
function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value)
    .map(([name, each]) => [name, withoutBlanks(each)] as const)
    .filter(([, each]) => !isBlank(each))
  return Object.fromEntries(kept)
}

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
