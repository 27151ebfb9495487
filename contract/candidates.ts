import { matchWeights } from '@trampolim/marketplace/matching/score.ts'
import { z } from 'zod'
import * as codes from './codes.ts'
import { curriculum } from './curriculums.ts'
import { cents, instant, recordId } from './shapes.ts'

const parts = Object.keys(matchWeights) as [keyof typeof matchWeights, ...(keyof typeof matchWeights)[]]

/**
 * How well a curriculum fits a job. `score` 0 to 100, null where nothing could be compared; `known` is the weight of what
 * could. What either side says nothing about counts neither for nor against; gender and age are never looked at.
 */
export const matchResult = z.object({
  score: z.int().nullable(),
  known: z.int(),
  parts: z.array(z.object({ part: z.enum(parts), weight: z.number(), value: z.number(), reason: z.string() })),
})
export type MatchResult = z.infer<typeof matchResult>

/** A candidate in a recruiter's list. Contact data are never in a list. */
export const candidateCard = z.object({
  cvId: recordId,
  candidateId: recordId,
  /** Null for a recommended candidate of limited access: shown without name and photo. */
  name: z.string().nullable(),
  /** The place in the selection; null for somebody who is only recommended. */
  processId: recordId.nullable(),
  step: codes.selectionStep.nullable(),
  status: z.string().nullable(),
  applied: instant.nullable(),
  moved: instant.nullable(),
  /** A recruiter has opened the application. */
  viewed: z.boolean(),
  liked: z.boolean(),
  /** The candidate's profile is still under review ('perfil em análise'). */
  underReview: z.boolean(),
  occupations: z.array(z.object({ cbo: z.string(), title: z.string(), yearsOfExperience: codes.yearsOfExperience })),
  lastOccupation: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  /** The band in which they live from the workplaces approved last; null where positions aren't exact enough. */
  distance: codes.distanceBand.nullable(),
  sameCity: z.boolean(),
  /** What they hope for, in cents a month. */
  salary: cents.nullable(),
  schoolLevel: codes.schooling.nullable(),
  allowRemote: z.boolean(),
  /** True only of whoever applied to the job or agreed to be found so; false of anybody else, whatever they told. */
  isHandicap: z.boolean(),
  /** Years; only where a search by age is allowed (apprentices, or an approved exception). */
  age: z.int().nullable(),
  discardedBy: z.enum(['recruiter', 'candidate', 'automation']).nullable(),
  /** Until when the last move may be undone, a discard too, and where that leads. */
  undoUntil: instant.nullable(),
  undoTo: codes.selectionStep.nullable(),
  /** What a recruiter said became of a finalist as the selection ended. */
  outcome: codes.finalistOutcome.nullable(),
  match: matchResult.omit({ parts: true }),
})
export type CandidateCard = z.infer<typeof candidateCard>

/** Contact data: seen only of whoever shares them, after they applied and were approved (product: who sees what). */
export const candidateContact = z.object({
  email: z.string(),
  phones: z.array(z.object({ phone: z.string(), isWhatsApp: z.boolean(), verified: z.boolean() })),
  zipCode: z.string(),
  street: z.string().nullable(),
  district: z.string().nullable(),
})

/** Everything that a recruiter may read of a candidate for one job. */
export const candidateDetails = candidateCard.extend({
  match: matchResult,
  /** Null until the recruiter may see it; `contactFrom` says why. */
  contact: candidateContact.nullable(),
  contactFrom: z.enum(['now', 'application', 'approval', 'withdrawn', 'declined']),
  /** Null of whoever doesn't share contact data, or isn't in the selection (specification, data §3.4). */
  gender: codes.gender.nullable(),
  /**
   * What they tell of a disability; null where they have none or the recruiter isn't told (LGPD art. 11): only the
   * recruiters of jobs to which they applied are, until they withdraw. The code of the illness stays in the medical report.
   */
  disability: z
    .object({
      /** Groups of the law (`pcdType`) and names of the list `handicaps`, by their codes. */
      pcdType: z.array(z.string()),
      handicaps: z.array(z.string()),
      /** What they need to work well. */
      handicapInfo: z.string(),
      /** They went through the rehabilitation of the INSS, and how. */
      inssInfo: z.boolean(),
      rehabilitatedDescription: z.string(),
    })
    .nullable(),
  /** Questions of the job as they were answered. */
  answers: z.array(
    z.object({ questionId: z.string(), question: z.string(), type: codes.questionType, answer: z.string() }),
  ),
  /** What the job asks for, side by side with what the curriculum says. */
  requirements: z.array(
    z.object({
      part: z.enum([
        'experience',
        'schooling',
        'languages',
        'technologies',
        'driverLicence',
        'handicap',
        'salary',
        'distance',
      ]),
      /** Codes of the job and of the curriculum; their texts are in `phrases`. */
      asked: z.unknown(),
      has: z.unknown(),
      met: z.enum(['yes', 'partly', 'no', 'unknown']),
    }),
  ),
  curriculum: curriculum.omit({ searchingJob: true, visibility: true }),
  medicalReport: z.object({ name: z.string(), views: z.int() }).nullable(),
  history: z.array(
    z.object({
      id: recordId,
      type: z.string(),
      from: codes.selectionStep.nullable(),
      to: codes.selectionStep.nullable(),
      by: z.string().nullable(),
      note: z.string().nullable(),
      happened: instant,
    }),
  ),
  /** Steps to which the recruiter may move this place now, and whether a discard can be taken back. */
  moves: z.array(codes.selectionStep),
})
export type CandidateDetails = z.infer<typeof candidateDetails>

/** A note on a candidate; only its author's organisation reads it. */
export const candidateNote = z.object({
  id: recordId,
  text: z.string(),
  author: z.string(),
  you: z.boolean(),
  created: instant,
  modified: instant,
})
export type CandidateNote = z.infer<typeof candidateNote>
