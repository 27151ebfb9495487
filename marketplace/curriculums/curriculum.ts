import { type Fault, faultAt, under } from '../faults.ts'
import { faultsOfFields } from '../fields/faults-of-fields.ts'
import { salaryBounds } from '../jobs/salary.ts'
import type { Day } from '../time/days.ts'
import { type ExperienceFields, faultsOfExperience } from './experience.ts'
import { curriculumFields, mostOccupations } from './fields.ts'
import {
  type FormationFields,
  faultsOfFormation,
  faultsOfInternshipCourse,
  type InternshipCourseFields,
} from './formations.ts'
import type { CurriculumKind } from './kinds.ts'
import { youtubeVideoId } from './video.ts'

/** The fields of a curriculum's form that rules need (specification, data §3.3). Money in cents. */
export type CurriculumFields = {
  readonly occupations?: readonly { readonly cbo?: string | undefined }[] | undefined
  readonly salary?: number | null | undefined
  readonly experiences?: readonly ExperienceFields[] | undefined
  readonly formations?: readonly FormationFields[] | undefined
  readonly internshipCourses?: readonly InternshipCourseFields[] | undefined
  readonly apprenticeCourses?: readonly string[] | undefined
  readonly courses?: readonly string[] | undefined
  readonly workPlaces?: readonly { readonly cityState?: number | null | undefined }[] | undefined
  readonly videoUrl?: string | undefined
}

/** Whether a monthly amount in cents is a plausible expectation; otherwise the fault is `wrong_salary`. */
function isSalaryInBounds(cents: number): boolean {
  return Number.isInteger(cents) && cents >= salaryBounds.least && cents <= salaryBounds.most
}

/** Returns the faults of a curriculum of a kind (specification, data §5). `today` is the day in São Paulo. */
export function faultsOfCurriculum(kind: CurriculumKind, fields: CurriculumFields, { today }: { today: Day }): Fault[] {
  const { experiences = [], formations = [], internshipCourses = [] } = fields
  return [
    ...faultsOfOccupations(fields.occupations ?? []),
    ...faultAt(
      'salary',
      typeof fields.salary === 'number' && !isSalaryInBounds(fields.salary) ? 'wrong_salary' : undefined,
    ),
    ...faultsOfWorkPlaces(fields.workPlaces ?? []),
    ...experiences.flatMap((each, at) => under(`experiences.${at}`, faultsOfExperience(each, { today }))),
    ...formations.flatMap((each, at) => under(`formations.${at}`, faultsOfFormation(each))),
    ...internshipCourses.flatMap((each, at) => under(`internshipCourses.${at}`, faultsOfInternshipCourse(each))),
    ...faultAt(
      'internshipCourses',
      kind === 'internship' && internshipCourses.length === 0 ? 'internship_course_required' : undefined,
    ),
    ...faultsOfFields({ courses: curriculumFields.courses }, fields),
    ...faultAt(
      'apprenticeCourses',
      kind === 'apprentice' && !fields.apprenticeCourses?.length ? 'apprentice_course_required' : undefined,
    ),
    ...faultAt(
      'videoUrl',
      fields.videoUrl?.trim() && !youtubeVideoId(fields.videoUrl) ? 'invalid_video_url' : undefined,
    ),
  ]
}

/** Returns the faults of the occupations of interest: one to three, by their CBO codes, none twice. */
export function faultsOfOccupations(occupations: readonly { readonly cbo?: string | undefined }[]): Fault[] {
  if (occupations.length === 0) return [{ field: 'occupations', code: 'occupation_required' }]
  if (occupations.length > mostOccupations) return [{ field: 'occupations', code: 'too_many_occupations' }]
  const codes = occupations.map(({ cbo = '' }) => cbo)
  return codes.flatMap((cbo, at): Fault[] => {
    if (!/^\d{6}$/.test(cbo)) return [{ field: `occupations.${at}.cbo`, code: 'unknown_occupation' }]
    return codes.indexOf(cbo) < at ? [{ field: `occupations.${at}.cbo`, code: 'occupation_repeated' }] : []
  })
}

/** Returns the faults of the places where the person would work: none may be repeated. */
function faultsOfWorkPlaces(places: NonNullable<CurriculumFields['workPlaces']>): Fault[] {
  const towns = places.map(({ cityState }) => cityState ?? null)
  return towns.flatMap((town, at) =>
    faultAt(`workPlaces.${at}.cityState`, town !== null && towns.indexOf(town) < at ? 'place_repeated' : undefined),
  )
}

/**
 * Returns the changes that an update of a curriculum makes: empty texts are dropped, except an empty videoUrl, which
 * removes the video (specification, platform §5).
 */
export function withoutEmptyTexts<Fields extends object>(fields: Fields): Partial<Fields> {
  const kept = Object.entries(fields).filter(([field, value]) => value !== '' || field === 'videoUrl')
  return Object.fromEntries(kept) as Partial<Fields>
}
