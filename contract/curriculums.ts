import { z } from 'zod'
import * as codes from './codes.ts'
import { cents, instant, recordId } from './shapes.ts'
import { month, optionalText, requiredText, textLike, trimmed, whole } from './values.ts'

const reference = requiredText(80)

/** An occupation of interest with the experience in it (data.md §3.3). */
export const occupationOfInterest = z.object({
  cbo: textLike(/^\d{6}$/, { longest: 6, code: 'unknown_occupation' }),
  yearsOfExperience: codes.yearsOfExperience,
})

export const experience = z.object({
  companyName: requiredText(120),
  companyArea: reference.optional(),
  employeeNumber: codes.companySize.optional(),
  occupation: requiredText(120),
  /** The last salary, in cents. */
  salary: cents.optional(),
  startDate: month,
  exitDate: month.optional(),
  isCurrentJob: z.boolean().default(false),
  description: optionalText(2000),
})
export type Experience = z.infer<typeof experience>

export const formation = z.object({
  schoolLevel: codes.schooling,
  nameOfInstitution: requiredText(160),
  course: requiredText(160),
  knowledgeArea: reference.optional(),
  courseStatus: codes.courseStatus,
  coursePeriod: codes.coursePeriod.optional(),
  courseShift: codes.courseShift.optional(),
  courseStart: month.optional(),
  courseEnd: month.optional(),
})
export type Formation = z.infer<typeof formation>

export const internshipCourse = z.object({
  schoolLevel: codes.schooling,
  course: requiredText(160),
  institutionCityState: whole(),
  nameOfInstitution: requiredText(160),
  coursePeriod: codes.internshipPeriod,
  courseShift: codes.courseShift,
  courseStart: month.optional(),
  courseEnd: month.optional(),
  imRegisteredInThisCourse: z.boolean().default(true),
})

/** What a person writes in a curriculum. Money in cents; lists are written whole. */
export const curriculumContent = z.object({
  objective: trimmed(1000).default(''),
  occupations: z.array(occupationOfInterest).min(1, 'required').max(3, 'too_many_occupations'),
  experiences: z.array(experience).max(30).default([]),
  formations: z.array(formation).max(20).default([]),
  internshipCourses: z.array(internshipCourse).max(5).default([]),
  /** Names of professional courses. */
  courses: z.array(requiredText(160)).max(30).default([]),
  languages: z
    .array(z.object({ language: reference, level: codes.languageLevel }))
    .max(20)
    .default([]),
  technologiesGeneral: z.array(reference).max(30).default([]),
  technologies: z
    .array(z.object({ technology: reference, yearsOfExperience: codes.technologyLevel }))
    .max(40)
    .default([]),
  noTechnologies: z.boolean().default(false),
  schoolLevel: codes.schooling.optional(),
  schoolLevelStatus: codes.courseStatus.optional(),
  salary: cents.optional(),
  additionalExperiences: optionalText(2000),
  careerFocus: optionalText(120),
  allowRemote: z.boolean().default(false),
  /** A YouTube link; an empty one removes the video. */
  videoUrl: trimmed(200).optional(),
  /** The uploaded curriculum file; null removes it. */
  fileCV: recordId.nullable().optional(),
  apprenticeCourses: z.array(reference).max(5).default([]),
  finishHighSchoolInTwoYears: z.boolean().optional(),
  isInHighSchool: z.boolean().optional(),
  acceptApprenticeOpportunities: z.boolean().optional(),
})
export type CurriculumContent = z.infer<typeof curriculumContent>

type WithoutDefault<Field> = Field extends z.ZodDefault<infer Inner extends z.ZodType> ? Inner : Field
type Changes<Shape> = { [Name in keyof Shape]: z.ZodOptional<Extract<WithoutDefault<Shape[Name]>, z.ZodType>> }

const content = curriculumContent.shape

/**
 * What an update may give of a curriculum. What isn't given stays as it is, so nothing has a default here. An empty text
 * is dropped (platform.md §5), so what shall be empty afterwards is given as null.
 */
export const curriculumChanges = z
  .object(
    Object.fromEntries(
      Object.entries(curriculumContent.shape).map(([name, field]) => [
        name,
        (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field).optional(),
      ]),
    ) as Changes<typeof curriculumContent.shape>,
  )
  .extend({
    objective: content.objective.unwrap().nullable().optional(),
    salary: content.salary.nullable(),
    schoolLevel: content.schoolLevel.nullable(),
    schoolLevelStatus: content.schoolLevelStatus.nullable(),
    additionalExperiences: content.additionalExperiences.nullable(),
    careerFocus: content.careerFocus.nullable(),
  })
export type CurriculumChanges = z.infer<typeof curriculumChanges>
export type CurriculumInput = z.input<typeof curriculumContent>

/** A curriculum as its owner reads it. */
export const curriculum = curriculumContent
  .omit({ fileCV: true, videoUrl: true, occupations: true, languages: true })
  .extend({
    id: recordId,
    cvType: codes.cvType,
    searchingJob: z.boolean(),
    visibility: codes.visibility,
    occupations: z.array(occupationOfInterest.extend({ title: z.string() })),
    languages: z.array(z.object({ language: z.string(), level: codes.languageLevel })),
    videoUrl: z.string().nullable(),
    /** `url` is null while the file is being checked for viruses. */
    fileCV: z.object({ id: recordId, name: z.string(), type: z.string(), url: z.string().nullable() }).nullable(),
    created: instant,
    updateAt: instant,
  })
export type Curriculum = z.infer<typeof curriculum>
