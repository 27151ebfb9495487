import { publicFields, publicKindFields } from '@trampolim/marketplace/jobs/public-view.ts'
import { publicStandings } from '@trampolim/marketplace/jobs/status.ts'
import { z } from 'zod'
import { matchResult } from './candidates.ts'
import * as codes from './codes.ts'
import { shownShapeOf } from './fields.ts'
import { ownJob } from './job-content.ts'
import { cents, instant, recordId } from './shapes.ts'

/**
 * The public standing of a published job; `closed` and `removed` (taken down by a reviewer) are only shown to applicants.
 */
export const publicStanding = z.enum(publicStandings)

/** A salary as anyone may see it; everything except the type is null if it is hidden. Amounts in cents. */
export const publicSalary = z.object({
  salaryType: codes.salaryType,
  from: cents.nullable(),
  to: cents.nullable(),
  commission: z.string().nullable(),
  alt: z.string().nullable(),
  /** True for an unpaid internship. */
  unpaid: z.boolean().optional(),
})
export type PublicSalary = z.infer<typeof publicSalary>

/** A workplace; `cityState` is the municipality's id. */
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
  /** The company's display name; null if it is hidden or missing, shown as 'Confidencial'. */
  company: z.string().nullable(),
  /** Whether `company` is an agency that selects for another company, which isn't named. */
  forClient: z.boolean(),
  logo: z.string().nullable(),
  place: publicPlace,
  /**
   * Kilometres from the searched place, or from the person's address if they search their own town or no place. Null
   * for remote work and if the positions are unknown or not exact enough.
   */
  distance: z.number().nullable(),
  /**
   * Whether the job is in the person's own municipality, or for a visitor in the searched one; always false for remote
   * work.
   */
  sameCity: z.boolean(),
  contractType: codes.contractType,
  workType: codes.workType,
  salary: publicSalary,
  pcdOnly: z.boolean(),
  /** When it was last approved. */
  published: instant,
  /** Whether it is among the signed-in professional's favourites. */
  liked: z.boolean(),
  /** Whether the signed-in professional has applied to it and has not withdrawn. */
  applied: z.boolean(),
  /** Whether the signed-in professional has discarded it; searches leave such jobs out. */
  discarded: z.boolean(),
  /**
   * How well the signed-in professional's curriculum of the job's kind fits: the same score that recruiters see. Null
   * without such a curriculum, for visitors, and in lists that don't show it.
   */
  match: matchResult.pick({ score: true, known: true }).nullable(),
})
export type JobCard = z.infer<typeof jobCard>

export const question = z.object({
  id: z.string(),
  question: z.string(),
  type: codes.questionType,
  /** The answer that the job requires to a boolean question; null if it takes any. */
  expected: codes.expectedAnswer.nullable(),
  orderPriority: z.int().nullable(),
})
export type Question = z.infer<typeof question>

/**
 * The public fields of an open job. No field reveals a hidden company, or a required gender or age. Fields that are
 * published unchanged are derived from the table of fields.
 */
export const publicJob = jobCard
  .omit({
    forClient: true,
    liked: true,
    applied: true,
    discarded: true,
    match: true,
    distance: true,
    sameCity: true,
    place: true,
  })
  .extend({
    occupation: z.object({ cbo: z.string(), title: z.string() }),
    /** Whether it accepts applications. */
    open: z.boolean(),
    /**
     * Why the job doesn't accept applications. While an edit is under review, the public reads the approved version.
     */
    standing: publicStanding,
    modified: instant,
    /** Until when the job's structured data is valid. */
    validThrough: instant,
    company: z.string().nullable(),
    aboutCompany: z.object({
      /** The id for the company's page; null if the company is hidden, blocked or not approved. */
      organizationId: recordId.nullable(),
      description: z.string().nullable(),
      site: z.string().nullable(),
      employeeNumber: z.int().nullable(),
      branchOfActivity: z.string().nullable(),
    }),
    /** The company, without its name, for which `company`, an agency, selects; null if the job is the company's own. */
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
    /** Whether the experience is only desired: experience above six months may never be required (CLT art. 442-A). */
    experienceOnlyDesired: z.boolean(),
    /** What only internships and apprenticeships have. */
    kindDetails: z.object(shownShapeOf(publicKindFields)).partial(),
    ...shownShapeOf(publicFields),
    jobDescription: z.string(),
  })
export type PublicJob = z.infer<typeof publicJob>

/** A match as the candidate reads it, with the changes that would raise it. */
export const jobMatch = matchResult.extend({
  gains: z.array(
    z.object({
      part: z.enum(['schooling', 'languages', 'technologies', 'driverLicence']),
      /** The code of the required item. */
      item: z.string(),
      level: z.int().nullable(),
      /**
       * Whether the curriculum states anything about this part. If not, the person may meet the requirement without
       * having said so.
       */
      stated: z.boolean(),
      points: z.int(),
    }),
  ),
})
export type JobMatch = z.infer<typeof jobMatch>

/** The signed-in professional's relation to a job; null for anyone else. */
export const viewerOfJob = z
  .object({
    liked: z.boolean(),
    discarded: z.boolean(),
    /** The candidacy in its selection, once applied. */
    processId: recordId.nullable(),
    /** Whether the person has applied and has not withdrawn. */
    applied: z.boolean(),
    /** Whether there is a receipt of what was sent. */
    hasReceipt: z.boolean(),
    distance: z.number().nullable(),
    sameCity: z.boolean(),
    /** Null for a job that isn't open, and without a curriculum of its kind. */
    match: jobMatch.nullable(),
  })
  .nullable()

export const jobDetails = publicJob.extend({
  viewer: viewerOfJob,
  /** Everything the owner wrote, with its status; only for the recruiters of its organisation. */
  own: ownJob.nullable(),
})
export type JobDetails = z.infer<typeof jobDetails>
