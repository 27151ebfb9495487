import { curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import { z } from 'zod'
import * as codes from './codes.ts'
import { changesShapeOf, shapeOf } from './fields.ts'
import { instant, recordId } from './shapes.ts'
import { trimmed } from './values.ts'

const shape = shapeOf(curriculumFields, 'optional')

/** An occupation in which the person is interested, with their experience in it (data.md §3.3). */
const occupationOfInterest = shape.occupations.unwrap().element
const occupations = z
  .array(occupationOfInterest)
  .min(1, 'required')
  .max(curriculumFields.occupations.most, 'too_many_occupations')
/** A course of a person who looks for an internship (data.md §3.3). */
const internshipCourse = shape.internshipCourses.unwrap().element
/** A place where a person would work (data.md §3.3). */
const workPlace = shape.workPlaces.unwrap().element
/** The uploaded curriculum file; null removes it. */
const fileCV = recordId.nullable().optional()

/**
 * The content of a curriculum, from the table of its fields. Money in cents; lists are written whole. An empty `videoUrl`
 * removes the video.
 */
export const curriculumContent = z.object({
  ...shape,
  objective: trimmed(curriculumFields.objective.longest).default(''),
  occupations,
  fileCV,
})
export type CurriculumContent = z.infer<typeof curriculumContent>
export type Experience = CurriculumContent['experiences'][number]
export type Formation = CurriculumContent['formations'][number]

/**
 * The input of an update of a curriculum. Missing fields keep their values. An empty text is ignored (platform.md §5), so
 * null empties a field.
 */
export const curriculumChanges = z.object({
  ...changesShapeOf(curriculumFields),
  occupations: occupations.optional(),
  fileCV,
})
export type CurriculumChanges = z.infer<typeof curriculumChanges>
export type CurriculumInput = z.input<typeof curriculumContent>

/** A curriculum as its owner reads it. */
export const curriculum = curriculumContent
  .omit({
    fileCV: true,
    videoUrl: true,
    occupations: true,
    languages: true,
    internshipCourses: true,
    workPlaces: true,
  })
  .extend({
    id: recordId,
    cvType: codes.cvType,
    searchingJob: z.boolean(),
    visibility: codes.visibility,
    occupations: z.array(occupationOfInterest.extend({ title: z.string() })),
    internshipCourses: z.array(internshipCourse.extend({ institutionCity: z.string() })),
    workPlaces: z.array(workPlace.extend({ city: z.string() })),
    languages: z.array(z.object({ language: z.string(), level: codes.languageLevel })),
    videoUrl: z.string().nullable(),
    /** `url` is null while the file is being checked for viruses. */
    fileCV: z.object({ id: recordId, name: z.string(), type: z.string(), url: z.string().nullable() }).nullable(),
    created: instant,
    updateAt: instant,
  })
export type Curriculum = z.infer<typeof curriculum>
