import { type CodeOf, wordTable } from '../reference/code-table.ts'

/** How an interview is held (specification, data §3.5). */
export const meetingTypes = wordTable('live', 'remote')
export type MeetingType = CodeOf<typeof meetingTypes>

/** Why a candidate refuses an interview or cancels it, if they want to say it; told to the recruiter. */
export const interviewReasons = wordTable('schedule', 'place', 'otherJob', 'settled', 'personal')
export type InterviewReason = CodeOf<typeof interviewReasons>

/** What a candidate may ask for to take part in an interview, without any report (Lei 13.146/2015, art. 34). */
export const accessibilityNeeds = wordTable('interpreter', 'access', 'moreTime', 'reader', 'companion', 'other')
export type AccessibilityNeed = CodeOf<typeof accessibilityNeeds>

/** What a recruiter does with one candidate of an interview. */
export const recruiterActions = ['canceled', 'reschedule', 'resend', 'show', 'noshow', 'disqualified'] as const
export type RecruiterAction = (typeof recruiterActions)[number]

/** What a candidate can answer; `accepted`: they confirmed again when reminded. */
export const interviewAnswers = ['confirmed', 'refused', 'accepted', 'canceled'] as const
export type InterviewAnswer = (typeof interviewAnswers)[number]

/** How many candidates one interview may have. */
export const mostCandidatesOfInterview = 20
/** How often a candidate is asked again for an answer to one time. */
export const mostResends = 2
