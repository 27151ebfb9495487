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
  /** In which day and times are meant. */
  timeZone: z.string(),
}

export const times = { date: day, startDateTime: instant, endDateTime: instant }

/** What a recruiter sets: the day and the times of the first candidate, in the time zone of the job’s first workplace. */
const time = textLike(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { longest: 5, code: 'invalid_time', missing: 'required' })
export const setTimes = { date: day, start: time, end: time }
export const setPlace = {
  type: codes.oneOf(meetingTypes.codes),
  ...shapeOf(meetingFields, 'empty'),
}
export const setMeeting = {
  ...setPlace,
  /** Minutes from the end of one candidate’s interview to the start of the next one’s; without it all come at once. */
  minutesBetween: wholeText(minutesBetween.least, minutesBetween.most).optional(),
  /** Whether the recruiter knows that it overlaps another one of theirs. */
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
  /** When the candidate was told of this time; null as long as it can be taken back unseen. */
  told: instant.nullable(),
  /** The moment at which the candidate is told. */
  tells: instant.nullable(),
  /** Why they refused or canceled, if they said it. */
  reason: interviewReason.nullable(),
  /** What they need to take part; only with what they confirmed. */
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
  /** Whether it was set to this time after another one. */
  rescheduled: z.boolean(),
  /** Whether it overlaps another interview of theirs that is ahead. */
  overlaps: z.boolean(),
  reason: interviewReason.nullable(),
  needs: z.array(accessibilityNeed),
  needsText: z.string(),
  /** What the candidate may answer now. */
  may: z.array(z.enum(interviewAnswers)),
})
export type OwnInterview = z.infer<typeof ownInterview>
