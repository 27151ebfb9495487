import { weekParts } from '@trampolim/marketplace/availability/week-parts.ts'
import { consentStatuses } from '@trampolim/marketplace/curriculums/consent-requests.ts'
import { matchWeights } from '@trampolim/marketplace/matching/score.ts'
import { internshipPeriods } from '@trampolim/marketplace/reference/course-periods.ts'
import { courseShifts } from '@trampolim/marketplace/reference/shifts.ts'
import { pcdFieldsOfSelection } from '@trampolim/marketplace/registration/fields.ts'
import {
  invitationEntries,
  invitationRefusalReasons,
  invitationStatuses,
} from '@trampolim/marketplace/selection/invitations.ts'
import { z } from 'zod'
import { availability } from './availability.ts'
import * as codes from './codes.ts'
import { curriculum } from './curriculums.ts'
import { shownShapeOf } from './fields.ts'
import { hiringMessage } from './hiring.ts'
import { cents, instant, recordId } from './shapes.ts'

const parts = Object.keys(matchWeights) as [keyof typeof matchWeights, ...(keyof typeof matchWeights)[]]

/**
 * How well a curriculum fits a job. `score` 0 to 100, null if nothing could be compared; `known` is the weight of what
 * was compared. Data that either side lacks counts neither for nor against; gender and age are never used.
 */
export const matchResult = z.object({
  score: z.int().nullable(),
  known: z.int(),
  /** Whether on-site work is too far away, so that the score stays low whatever else fits. */
  tooFar: z.boolean(),
  parts: z.array(z.object({ part: z.enum(parts), weight: z.number(), value: z.number(), reason: z.string() })),
})
export type MatchResult = z.infer<typeof matchResult>

/** A recruiter's invitation of a person to a job, as recruiters read it. */
export const sentInvitation = z.object({
  inviteId: recordId,
  status: z.enum(invitationStatuses),
  /** The history entry that gives the label (data.md §4.2). */
  entry: z.enum(invitationEntries),
  made: instant,
  /**
   * When the candidate was notified; null while the invitation can still be withdrawn without the candidate having seen
   * it.
   */
  told: instant.nullable(),
  /** Until when it can be answered; null before the candidate was notified and once it has ended. */
  ends: instant.nullable(),
  ended: instant.nullable(),
  /** The reason that the candidate gave for refusing, if any. */
  reason: codes.oneOf(invitationRefusalReasons.codes).nullable(),
})

/**
 * The state of the organisation's request to see who a person is; null in a card whose name is shown anyway. `status`
 * is null while the organisation may ask.
 */
const standingConsent = z.object({
  requestId: recordId.nullable(),
  status: z.enum(consentStatuses).nullable(),
  /** Until when the person can answer. */
  ends: instant.nullable(),
})

/** A candidate in a recruiter's list. Lists never contain contact data. */
export const candidateCard = z.object({
  cvId: recordId,
  candidateId: recordId,
  /** Null for somebody of limited access who neither applied nor consented: shown without name and photo. */
  name: z.string().nullable(),
  /** The candidacy in the selection; null for a person who is only recommended. */
  processId: recordId.nullable(),
  step: codes.selectionStep.nullable(),
  status: z.string().nullable(),
  applied: instant.nullable(),
  moved: instant.nullable(),
  /** Whether a recruiter has opened the application. */
  viewed: z.boolean(),
  liked: z.boolean(),
  /** Whether the candidate's profile is still under review ('perfil em análise'). */
  underReview: z.boolean(),
  occupations: z.array(z.object({ cbo: z.string(), title: z.string(), yearsOfExperience: codes.yearsOfExperience })),
  lastOccupation: z.string().nullable(),
  /** The course that an intern attends, the first of an internship curriculum; null in other curriculums. */
  studies: z
    .object({
      course: z.string(),
      coursePeriod: codes.oneOf(internshipPeriods.codes),
      courseShift: codes.oneOf(courseShifts.codes),
    })
    .nullable(),
  city: z.string(),
  state: z.string(),
  /**
   * The distance band between the person's home and the workplaces in the job's last approved version; null if the
   * positions aren't exact enough.
   */
  distance: codes.distanceBand.nullable(),
  sameCity: z.boolean(),
  /** The expected salary, in cents a month. */
  salary: cents.nullable(),
  schoolLevel: codes.schooling.nullable(),
  allowRemote: z.boolean(),
  /**
   * True only for a person who applied to the job or agreed to be found by it; false for anybody else, whatever they
   * stated.
   */
  isHandicap: z.boolean(),
  /** In years; only if searching by age is allowed (apprentices, or an approved exception). */
  age: z.int().nullable(),
  discardedBy: z.enum(['recruiter', 'candidate', 'automation']).nullable(),
  /**
   * Until when the last move, including a discard, can be undone, and the step to which undoing it returns the
   * candidate.
   */
  undoUntil: instant.nullable(),
  undoTo: codes.selectionStep.nullable(),
  /** The outcome of a finalist that a recruiter recorded when the selection ended. */
  outcome: codes.finalistOutcome.nullable(),
  /** The latest invitation to the job. */
  invitation: sentInvitation.nullable(),
  consent: standingConsent.nullable(),
  /** The organisation's tags on a candidate of the selection, by name. */
  tags: z.array(z.string()),
  /** The number of answers that differ from the ones that the job required. */
  unmet: z.int(),
  /** Whether a hiring message awaits the finalist’s answer. */
  hireWaits: z.boolean(),
  match: matchResult.pick({ score: true, known: true }),
})
export type CandidateCard = z.infer<typeof candidateCard>

/** Contact data: visible only if the person shares them, applied or consented, and was approved (product: who sees what). */
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
  /** A link to the person's picture; null if they have none, or as long as `contact` is null. */
  avatar: z.string().nullable(),
  /** Null until the recruiter may see them; `contactFrom` says why. */
  contact: candidateContact.nullable(),
  contactFrom: z.enum(['now', 'application', 'approval', 'withdrawn', 'declined']),
  /** Null if the person doesn't share contact data, or isn't in the selection (specification, data §3.4). */
  gender: codes.gender.nullable(),
  /**
   * What the person says about a disability. Null if they have none or the recruiter may not know (LGPD art. 11): only
   * recruiters of jobs to which the person applied may, until the person withdraws. The content of the medical report
   * isn't part of it.
   */
  disability: z.object(shownShapeOf(pcdFieldsOfSelection)).nullable(),
  /** In which parts of the week the person can talk, as searches show it. */
  weekParts: z.array(codes.oneOf(weekParts.codes)),
  /** The exact times at which the person can talk; null for people who aren't in the selection. */
  availability: availability.nullable(),
  /** The job's questions with the candidate's answers. */
  answers: z.array(
    z.object({
      questionId: z.string(),
      question: z.string(),
      type: codes.questionType,
      answer: z.string(),
      /** The answer that the job required when the question was answered. */
      expected: codes.expectedAnswer.optional(),
    }),
  ),
  /** The job's requirements compared with what the curriculum states. */
  requirements: z.array(
    z.object({
      part: z.enum([
        'course',
        'experience',
        'schooling',
        'languages',
        'technologies',
        'driverLicence',
        'handicap',
        'salary',
        'distance',
      ]),
      /** Codes from the job and from the curriculum; their texts are in `phrases`. */
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
  /** The latest hiring message. */
  hire: hiringMessage.nullable(),
  /** Whether a hiring message may be sent to the candidate now. */
  mayHire: z.boolean(),
  /** Steps to which the recruiter can move this candidacy now, and whether a discard can be undone. */
  moves: z.array(codes.selectionStep),
})
export type CandidateDetails = z.infer<typeof candidateDetails>

/** A note on a candidate; only its author's organisation can read it. */
export const candidateNote = z.object({
  id: recordId,
  text: z.string(),
  author: z.string(),
  you: z.boolean(),
  /** The names of the colleagues who were notified of the note. */
  mentioned: z.array(z.string()),
  created: instant,
  modified: instant,
})
export type CandidateNote = z.infer<typeof candidateNote>
