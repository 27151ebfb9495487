import type { FoundCurriculum } from '@trampolim/marketplace/curriculums/from-text/found.ts'
import { z } from 'zod'

/**
 * The upper limit, in bytes, for a curriculum file in any installation; the setting CURRICULUM_FILE_MB is usually
 * lower, and bounds the bodies that are read.
 */
export const mostCurriculumFile = 20 * 1024 * 1024

const text = z.string()
const status = z.enum(['1', '2', ''])

/** What was recognised in a curriculum's file; fields that weren't found are empty. */
export const foundCurriculum = z.object({
  person: z.object({ name: text, email: text, phone: text, zipCode: text, city: text, birthDate: text }),
  occupations: z.array(text),
  objective: text,
  experiences: z.array(
    z.object({
      companyName: text,
      occupation: text,
      /** A month, `2021-03`, or a year alone. */
      startDate: text,
      exitDate: text,
      isCurrentJob: z.boolean(),
      description: text,
    }),
  ),
  schoolLevel: text,
  schoolLevelStatus: status,
  formations: z.array(
    z.object({
      schoolLevel: text,
      course: text,
      nameOfInstitution: text,
      courseStatus: status,
      courseStart: text,
      courseEnd: text,
    }),
  ),
  courses: z.array(text),
  languages: z.array(z.object({ language: text, level: text })),
  technologies: z.array(z.object({ technology: text, yearsOfExperience: text })),
  technologiesGeneral: z.array(text),
  driverLicence: z.array(text),
  videoUrl: text,
  /** The lines from which nothing was recognised. */
  unread: z.array(text),
}) satisfies z.ZodType<FoundCurriculum>
