import {
  accessibilityNeeds,
  interviewAnswers,
  interviewReasons,
  meetingTypes,
  recruiterActions,
} from '@trampolim/marketplace/interviews/answers.ts'
import { meetingFields, minutesBetween } from '@trampolim/marketplace/interviews/fields.ts'
import { interviewStatuses } from '@trampolim/marketplace/interviews/statuses.ts'
import { z } from 'zod'
import * as codes from './codes.ts'
import { shapeOf } from './fields.ts'
import { instant, recordId } from './shapes.ts'
import { day, textLike, wholeText } from './values.ts'

export const interviewStatus = z.enum(interviewStatuses)
export const interviewReason = codes.oneOf(interviewReasons.codes)
export const accessibilityNeed = codes.oneOf(accessibilityNeeds.codes)

/** Where and how an interview is held (specification, data §3.5). */
export const meeting = {
  type: codes.oneOf(meetingTypes.codes),
  /** How to get there or to enter the call, in the recruiter’s words. */
  typeInfo: z.string(),
  /** Empty for a video call. */
  address: z.string(),
  /** Empty for a meeting in person. */
  link: z.string(),
  /** What to bring and to know, which the candidates read. */
  notes: z.string(),
  /** The time zone of the day and the times. */
  timeZone: z.string(),
}

export const times = { date: day, startDateTime: instant, endDateTime: instant }

/**
 * The input of an interview: the day and the first candidate's times, in the time zone of the job’s first workplace.
 */
const time = textLike(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { longest: 5, code: 'invalid_time', missing: 'required' })
export const setTimes = { date: day, start: time, end: time }
export const setPlace = {
  type: codes.oneOf(meetingTypes.codes),
  ...shapeOf(meetingFields, 'empty'),
}
export const setMeeting = {
  ...setPlace,
  /**
   * Minutes from the end of one candidate’s interview to the start of the next; without it all candidates come at the
   * same time.
   */
  minutesBetween: wholeText(minutesBetween.least, minutesBetween.most).optional(),
  /** Whether the recruiter confirms the interview although it overlaps another one of theirs. */
  mayOverlap: z.boolean().default(false),
}

/** One of an interview’s candidates, as recruiters read it. */
export const interviewCandidate = z.object({
  processId: recordId,
  cvId: recordId,
  candidateId: recordId,
  name: z.string(),
  ...times,
  status: interviewStatus,
  /**
   * When the candidate was notified of this time; null while it can still be changed without the candidate having seen
   * it.
   */
  told: instant.nullable(),
  /** When the candidate will be notified; null once they are, or while they can't be. */
  tells: instant.nullable(),
  /** The reason that the candidate gave for refusing or canceling, if any. */
  reason: interviewReason.nullable(),
  /** What the candidate needs to take part; only given together with a confirmation. */
  needs: z.array(accessibilityNeed),
  needsText: z.string(),
  /** What the recruiter may do now. */
  may: z.array(z.enum(recruiterActions)),
})
export type InterviewCandidate = z.infer<typeof interviewCandidate>

/** An interview as the recruiters of its organisation read it; its candidates by their times. */
export const interview = z.object({
  interviewId: recordId,
  /** Null once the job was deleted. */
  jobId: recordId.nullable(),
  jobName: z.string(),
  ...meeting,
  candidates: z.array(interviewCandidate),
})
export type Interview = z.infer<typeof interview>

/** A candidate’s interview, as they read it. */
export const ownInterview = z.object({
  interviewId: recordId,
  processId: recordId,
  jobId: recordId.nullable(),
  jobName: z.string(),
  company: z.string().nullable(),
  ...meeting,
  ...times,
  status: interviewStatus,
  /** Whether the job is taken down, so that the interview can't be agreed to at present. */
  takenDown: z.boolean(),
  /** Whether the company has paused the job; what was agreed or offered stays. */
  paused: z.boolean(),
  /** Whether the interview was moved to this time from another. */
  rescheduled: z.boolean(),
  /** Whether it overlaps another upcoming interview of the candidate. */
  overlaps: z.boolean(),
  /** Whether the clocks show another time where the candidate lives. */
  elsewhere: z.boolean(),
  reason: interviewReason.nullable(),
  needs: z.array(accessibilityNeed),
  needsText: z.string(),
  /** What the candidate may answer now. */
  may: z.array(z.enum(interviewAnswers)),
})
export type OwnInterview = z.infer<typeof ownInterview>
