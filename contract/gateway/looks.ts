import { longestLookReport, lookParts } from '@trampolim/marketplace/security/looks.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { oneOf } from '../codes.ts'
import { done, instant, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { trimmed } from '../values.ts'

/** A required text: a report, or the answer to one. */
const words = trimmed(longestLookReport, { missing: 'required' }).min(1, 'required')

const report = z.object({ text: z.string(), reported: instant, answer: z.string().nullable() })

/** A look at a candidate's data, as the candidate reads it. The viewer is named only by their company. */
export const look = z.object({
  id: recordId,
  by: oneOf(['company', 'hidden-company', 'reviewer']),
  /** Null unless `by` is `company`. */
  company: z.string().nullable(),
  /** The job for which the recruiter looked; null in a search of curriculums and for reviewers. */
  jobName: z.string().nullable(),
  parts: z.array(oneOf(lookParts)),
  /** How many looks there were within ten minutes. */
  count: z.int(),
  seen: instant,
  report: report.nullable(),
})
export type Look = z.infer<typeof look>

const ofCandidates = ['user:professional', 'user:inactive'] as const

export const listLooks = call({
  specified: false,
  purpose: 'Who looked at the candidate’s curriculum, contact data, disability or medical report, latest first.',
  request: 'GET /professional/looks',
  allows: ofCandidates,
  input: z.object({ page: pageNumber, size: pageSize(20) }),
  answers: pageOf(look),
})

export const reportLook = call({
  specified: false,
  purpose: 'Reports a look at one’s data to the reviewers, who answer by letter.',
  request: 'POST /professional/looks/{id}/report',
  quota: 'looks-reported',
  allows: ofCandidates,
  logged: 'rights',
  input: z.object({ id: recordId, text: words }),
  answers: done,
  fails: ['look_not_found', 'look_already_reported'],
})

/** A report as reviewers read it; they see the company even if the job hides it. */
export const lookReport = z.object({
  id: recordId,
  candidate: z.string(),
  company: z.string().nullable(),
  viewer: z.string().nullable(),
  jobName: z.string().nullable(),
  parts: z.array(oneOf(lookParts)),
  seen: instant,
  text: z.string(),
  reported: instant,
  answer: z.string().nullable(),
  answered: instant.nullable(),
})

export const listLookReports = call({
  specified: false,
  purpose: 'Candidates’ reports on looks at their data: the open ones, oldest first, then the answered ones.',
  request: 'GET /review/reports',
  allows: ['user:reviewer'],
  logged: 'look',
  input: z.object({ page: pageNumber, size: pageSize(20) }),
  answers: pageOf(lookReport),
})

export const answerLookReport = call({
  specified: false,
  purpose: 'Answers a candidate’s report once; they get the answer by letter.',
  request: 'PUT /review/reports/{id}',
  quota: { none: 'Reviewers are trusted, and a report is answered once.' },
  allows: ['user:reviewer'],
  logged: 'rights',
  input: z.object({ id: recordId, answer: words }),
  answers: done,
  fails: ['report_not_found', 'report_already_answered'],
})

export const looks = { listLooks, reportLook, listLookReports, answerLookReport }
