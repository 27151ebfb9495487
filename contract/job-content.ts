import { exceptionGrounds } from '@trampolim/marketplace/jobs/legal-exception.ts'
import { genderOrders } from '@trampolim/marketplace/reference/genders.ts'
import { jobShifts } from '@trampolim/marketplace/reference/shifts.ts'
import { z } from 'zod'
import * as codes from './codes.ts'
import { cents, recordId } from './shapes.ts'
import { requiredText, textLike, trimmed, typedText, whole } from './values.ts'

const text = (longest: number) => trimmed(longest).nullish()
const reference = requiredText(80)
const time = trimmed(5, { tooLong: 'invalid_time' }).nullish()
const oneOf = <Each extends string | number>(all: readonly Each[]) =>
  z.literal(all as readonly [Each, ...Each[]], 'invalid')

/** A yes that the specification's forms send as 2 and a no as 1 (data.md §7); inside it is a boolean. */
const twoMeansTrue = z
  .union([z.boolean(), z.literal(1), z.literal(2)])
  .transform((given) => given === true || given === 2)
  .pipe(z.boolean())

/** A place of work; `cityState` is the municipality's id, `qty` the people wanted there. */
export const workPlace = z.object({
  zipCode: trimmed(9, { missing: 'required', tooLong: 'invalid_zip_code' }).nullish(),
  qty: whole().nullish(),
  district: text(120),
  cityState: whole().nullish(),
})

/** A question for applicants; without an id it is a new one. */
export const writtenQuestion = z.object({
  id: typedText(40).optional(),
  question: typedText(400, { missing: 'required' }),
  type: codes.questionType,
  useOrderPriority: z.boolean().default(false),
  orderPriority: whole(1, 99).nullish(),
})

/**
 * A job as its recruiter writes it (data.md §3.1), of any of the three kinds. Nothing is required by the shape: what is
 * missing or wrong is told field by field by the rules (`faultsOfJob`), so that a form hears of everything at once.
 * Money in cents; times `HH:MM` at the workplace; `salaryRange` for type 1, `salary` for types 2 to 5.
 */
export const jobContent = z.object({
  jobSpecificType: codes.jobSpecificType,
  contractType: codes.contractType.nullish(),
  jobName: text(200),
  occupation: textLike(/^\d{6}$/, { longest: 6, code: 'unknown_occupation' }).nullish(),
  area: text(80),
  hierarchy: text(80),
  sameAsOwnCompany: z.boolean().default(true),
  hideContractingCompanyName: z.boolean().default(false),
  companyAreaContracting: reference.nullish(),
  companyDescription: text(5000),
  jobDescription: text(10_000),
  responsibilities: text(10_000),
  additionalInfo: text(5000),
  keywords: z.array(reference).max(60).default([]),
  salaryType: codes.salaryType.nullish(),
  salary: cents.nullish(),
  salaryRange: z.object({ from: cents.nullish(), to: cents.nullish() }).nullish(),
  salaryCommission: text(200),
  salaryAlt: text(200),
  salaryExtra: text(500),
  doNotShowSalary: z.boolean().default(false),
  benefits: z.array(reference).max(60).default([]),
  additionalBenefits: text(1000),
  workType: codes.workType.nullish(),
  workingHours: codes.workingHours.nullish(),
  workingHoursStart: time,
  workingHoursEnd: time,
  workingHoursLunch: time,
  workingHoursAltStart: time,
  workingHoursAltEnd: time,
  workingHoursAltLunch: time,
  workingHoursCustom: text(600),
  flexSchedule: z.boolean().default(false),
  /** Days. */
  tempJobDuration: whole().nullish(),
  workPlaces: z.array(workPlace).max(100).default([]),
  technologiesGeneral: z.array(reference).max(30).default([]),
  technologies: z
    .array(z.object({ technology: reference, yearsOfExperience: codes.technologyLevel }))
    .max(60)
    .default([]),
  languages: z
    .array(z.object({ language: reference, level: codes.languageLevel }))
    .max(30)
    .default([]),
  questionnaire: z.array(writtenQuestion).max(40).default([]),
  /** Only under a legal exception that a reviewer approves; stored, never published, never in a score. */
  legalException: z.object({ ground: oneOf(exceptionGrounds).nullish(), explanation: text(1000) }).nullish(),
  genderOrder: oneOf(genderOrders.codes).nullish(),
  ageOrderMin: whole().nullish(),
  ageOrderMax: whole().nullish(),
  onlyHandicap: twoMeansTrue.default(false),
  acceptHandicap: z.boolean().default(true),
  handicaps: z.array(reference).max(20).default([]),
  handicapExtraInfo: text(1000),
  minimumExperience: codes.minimumExperience.default(0),
  schoolLevels: z
    .array(z.object({ schooling: codes.schooling, courseSchooling: text(160), knowledgeArea: reference.nullish() }))
    .max(10)
    .default([]),
  experiences: text(2000),
  driverLicence: z
    .object({ categories: z.array(z.enum(['A', 'B', 'C', 'D', 'E'])).max(5), paidActivity: z.boolean() })
    .nullish(),
  allowRemoteOtherStates: z.boolean().default(false),
  longPeriodJob: z.boolean().default(true),
  firstJob: z.boolean().default(false),
  jobSummaryEmail: z.boolean().default(false),
  coursesPanel: z
    .array(
      z.object({
        internshipSchoolLevel: text(40),
        internshipCourse: text(160),
        minCoursePeriod: whole().nullish(),
        shiftCourse: oneOf(jobShifts.codes).nullish(),
      }),
    )
    .max(20)
    .optional(),
  acceptOtherCourses: z.boolean().optional(),
  dontHaveInternshipSalary: z.boolean().optional(),
  apprenticeSchooling: codes.schooling.nullish(),
  apprenticeCourse: text(160),
  apprenticeOtherCourse: text(160),
  nameOfInstitution: text(160),
  otherInstitutionName: text(160),
})
export type JobContent = z.output<typeof jobContent>
export type JobContentInput = z.input<typeof jobContent>

/** How many places stand in each step of a job's selection. */
export const stepCounts = z.object({
  curriculums: z.int(),
  selectiveProcess: z.int(),
  interviews: z.int(),
  finalists: z.int(),
  discarded: z.int(),
})
export type StepCounts = z.infer<typeof stepCounts>

/**
 * A job as its own recruiters read it: everything they wrote, with its status. The ids of questions stay the same when
 * it is edited.
 */
export const ownJob = z.object({
  id: recordId,
  content: jobContent,
  status: codes.jobStatus,
  /** Why it was rejected or blocked, or what it was closed for. */
  statusReason: z.string().nullable(),
  /** The review round that waits for a correction; its task is `review-job`. */
  task: z.object({ processId: recordId, taskId: recordId }).nullable(),
  /** Warns that the salary lies below this year's minimum wage, in cents a month; null where it doesn't. */
  belowMinimumWage: cents.nullable(),
  exceptionApproved: z.boolean(),
  created: z.iso.datetime(),
  modified: z.iso.datetime(),
  approved: z.iso.datetime().nullable(),
  closes: z.iso.datetime().nullable(),
  closed: z.iso.datetime().nullable(),
  counts: stepCounts,
  /** Applications that no recruiter has opened yet. */
  unseen: z.int(),
})
export type OwnJob = z.infer<typeof ownJob>
