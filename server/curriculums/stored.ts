import type { CvType } from '@trampolim/contract/codes.ts'
import type { CurriculumContent } from '@trampolim/contract/curriculums.ts'
import { type CurriculumField, curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import { youtubeLink, youtubeVideoId } from '@trampolim/marketplace/curriculums/video.ts'
import type { Visibility } from '@trampolim/marketplace/curriculums/visibility.ts'
import { without } from '@trampolim/marketplace/fields/choose.ts'
import { type Fields, isBlank } from '@trampolim/marketplace/fields/field.ts'
import { settle } from '@trampolim/marketplace/fields/settle.ts'
import { withoutRepeats } from '@trampolim/marketplace/fields/without-repeats.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../platform/database/connect.ts'

type Lists = 'occupations' | 'experiences' | 'formations' | 'languages' | 'technologies' | 'courses'

/** A curriculum's row with its JSON parsed. */
export type StoredCurriculum = Omit<
  Selectable<Tables['curriculum']>,
  Lists | 'internship_courses' | 'content' | 'cv_type' | 'visibility' | 'school_level'
> &
  Pick<CurriculumContent, Lists> & {
    cv_type: CvType
    visibility: Visibility
    school_level: CurriculumContent['schoolLevel'] | null
    internship_courses: CurriculumContent['internshipCourses']
    /** Fields to which no rule or list refers by name, in the contract's shape. */
    content: Partial<CurriculumContent>
  }

/**
 * Fields that rules, lists or the search refer to by name have columns of their own. All others are in the jsonb
 * `content`.
 */
const inColumns = [
  'objective',
  'occupations',
  'salary',
  'allowRemote',
  'experiences',
  'schoolLevel',
  'formations',
  'internshipCourses',
  'courses',
  'languages',
  'technologiesGeneral',
  'technologies',
  'noTechnologies',
  'driverLicence',
  'videoUrl',
  'fileCV',
] as const satisfies readonly CurriculumField[]

const inContent = without(curriculumFields, inColumns)

/** The text fields in `content` that anyone may read; recruiters can find a person by them. */
export const textsInContent = Object.entries(inContent as Fields).flatMap(([name, { is, readBy = 'anyone' }]) =>
  is === 'text' && readBy === 'anyone' ? [name] : [],
)

/** Converts a curriculum's content to columns. */
export function columnsOf(written: CurriculumContent) {
  const content = withoutRepeats(curriculumFields, written)
  return {
    objective: content.objective,
    occupations: JSON.stringify(content.occupations),
    experiences: JSON.stringify(content.experiences),
    formations: JSON.stringify(content.formations),
    internship_courses: JSON.stringify(content.internshipCourses),
    courses: JSON.stringify(content.courses),
    languages: JSON.stringify(content.languages),
    technologies_general: content.technologiesGeneral,
    technologies: JSON.stringify(content.technologies),
    no_technologies: content.noTechnologies,
    driver_licence: content.driverLicence,
    school_level: content.schoolLevel ?? null,
    salary_cents: content.salary ?? null,
    allow_remote: content.allowRemote,
    video_id: content.videoUrl ? (youtubeVideoId(content.videoUrl) ?? null) : null,
    file_id: content.fileCV ?? null,
    content: JSON.stringify(Object.fromEntries(Object.entries(content).filter(([name]) => name in inContent))),
  }
}

/** Converts a row back to the curriculum's content. */
export function contentOf(row: StoredCurriculum): CurriculumContent {
  return {
    ...keptOf(row.content),
    objective: row.objective,
    occupations: row.occupations,
    experiences: row.experiences,
    formations: row.formations,
    internshipCourses: row.internship_courses,
    courses: row.courses,
    languages: row.languages,
    technologiesGeneral: row.technologies_general,
    technologies: row.technologies,
    noTechnologies: row.no_technologies,
    driverLicence: row.driver_licence as CurriculumContent['driverLicence'],
    schoolLevel: row.school_level ?? undefined,
    salary: row.salary_cents ?? undefined,
    allowRemote: row.allow_remote,
    videoUrl: row.video_id ? youtubeLink(row.video_id) : undefined,
    fileCV: row.file_id,
  }
}

/** The content of an empty curriculum. */
export function emptyContent(): CurriculumContent {
  return { objective: '', ...(filledIn(curriculumFields, {}) as Omit<CurriculumContent, 'objective'>) }
}

function keptOf(content: Partial<CurriculumContent>) {
  return filledIn(inContent, content) as Pick<CurriculumContent, keyof typeof inContent>
}

/**
 * Fills in defaults for missing values; leaves out fields without a default. A yes or no that only one kind has stays
 * missing until it is answered.
 */
function filledIn(fields: Fields, content: Partial<CurriculumContent>) {
  const filled = Object.entries(settle(fields, content)).filter(
    ([name, value]) => name in content || Array.isArray(value) || (!isBlank(value) && !fields[name]?.ofKind),
  )
  return Object.fromEntries(filled)
}
