import { publicFields, publicKindFields } from '@trampolim/marketplace/jobs/public-view.ts'
import { publicStandings } from '@trampolim/marketplace/jobs/status.ts'
import { z } from 'zod'
import * as codes from './codes.ts'
import { shownShapeOf } from './fields.ts'
import { ownJob } from './job-content.ts'
import { cents, instant, recordId } from './shapes.ts'

/** How a published job stands; `closed` and `removed` (taken down by a reviewer) are read by those who applied alone. */
export const publicStanding = z.enum(publicStandings)

/** A salary as anyone may see it; all null but the type where it isn't shown. Amounts in cents. */
export const publicSalary = z.object({
  salaryType: codes.salaryType,
  from: cents.nullable(),
  to: cents.nullable(),
  commission: z.string().nullable(),
  alt: z.string().nullable(),
  /** True of an internship without a salary. */
  unpaid: z.boolean().optional(),
})
export type PublicSalary = z.infer<typeof publicSalary>

/** Where a job is done; `cityState` is the municipality's id. */
export const publicPlace = z.object({
  cityState: z.int(),
  city: z.string(),
  state: z.string(),
  district: z.string().nullable(),
})

/** A job in a list. */
export const jobCard = z.object({
  id: recordId,
  jobName: z.string(),
  jobSpecificType: codes.jobSpecificType,
  /** The company's display name; null where it is hidden or missing, shown as 'Confidencial'. */
  company: z.string().nullable(),
  logo: z.string().nullable(),
  place: publicPlace,
  /**
   * Kilometres from the searched place, or from the person's address where they search their own town or none; null where
   * positions aren't exact enough or unknown, and for remote work.
   */
  distance: z.number().nullable(),
  /** The job is in the person's own municipality, for a visitor in the searched one; never for remote work. */
  sameCity: z.boolean(),
  contractType: codes.contractType,
  workType: codes.workType,
  salary: publicSalary,
  pcdOnly: z.boolean(),
  /** When it was last approved. */
  published: instant,
  /** Whether the signed-in professional keeps it as a favourite. */
  liked: z.boolean(),
  /** Whether the signed-in professional has applied to it and has not withdrawn. */
  applied: z.boolean(),
})
export type JobCard = z.infer<typeof jobCard>

export const question = z.object({
  id: z.string(),
  question: z.string(),
  type: codes.questionType,
  orderPriority: z.int().nullable(),
})
export type Question = z.infer<typeof question>

/**
 * Everything that anyone may read of an open job: no hidden company in any field, no gender or age order. What is read as it
 * was written follows from the table of fields.
 */
export const publicJob = jobCard
  .omit({ liked: true, applied: true, distance: true, sameCity: true, place: true })
  .extend({
    occupation: z.object({ cbo: z.string(), title: z.string() }),
    /** Whether it takes applications. */
    open: z.boolean(),
    /** Why it takes none. While an edit is reviewed, what anyone reads is the version that was approved. */
    standing: publicStanding,
    modified: instant,
    /** Structured data counts as valid until then. */
    validThrough: instant,
    company: z.string().nullable(),
    aboutCompany: z.object({
      description: z.string().nullable(),
      site: z.string().nullable(),
      employeeNumber: z.int().nullable(),
      branchOfActivity: z.string().nullable(),
    }),
    /** The company for which `company`, an agency, selects, unnamed; null for a job of the company's own. */
    client: z.object({ description: z.string().nullable(), branchOfActivity: z.string().nullable() }).nullable(),
    workPlaces: z.array(publicPlace.extend({ qty: z.int(), zipCode: z.string().nullable() })),
    workingHours: z.object({
      workingHours: codes.workingHours,
      start: z.string().nullable(),
      end: z.string().nullable(),
      lunch: z.string().nullable(),
      altStart: z.string().nullable(),
      altEnd: z.string().nullable(),
      altLunch: z.string().nullable(),
      custom: z.string().nullable(),
    }),
    questionnaire: z.array(question),
    /** Experience above six months is only ever desirable (CLT art. 442-A). */
    experienceOnlyDesired: z.boolean(),
    /** What only internships and apprenticeships have. */
    kindDetails: z.object(shownShapeOf(publicKindFields)).partial(),
    ...shownShapeOf(publicFields),
    jobDescription: z.string(),
  })
export type PublicJob = z.infer<typeof publicJob>

/** What the signed-in professional has to do with a job; null for anyone else. */
export const viewerOfJob = z
  .object({
    liked: z.boolean(),
    discarded: z.boolean(),
    /** The place in its selection, once applied. */
    processId: recordId.nullable(),
    /** The person has applied and has not withdrawn. */
    applied: z.boolean(),
    distance: z.number().nullable(),
    sameCity: z.boolean(),
  })
  .nullable()

export const jobDetails = publicJob.extend({
  viewer: viewerOfJob,
  /** Everything the owner wrote and where it stands, for the recruiters of its organisation alone. */
  own: ownJob.nullable(),
})
export type JobDetails = z.infer<typeof jobDetails>
