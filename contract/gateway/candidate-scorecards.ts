import { longestRemark } from '@trampolim/marketplace/selection/scorecards.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { done, instant, recordId } from '../shapes.ts'
import { textLike, trimmed, whole } from '../values.ts'
import { toSelect } from './recruiter-selection.ts'

const ofCandidacy = z.object({ jobId: recordId, processId: recordId })
const criterion = textLike(/^[a-z][\w.-]*$/, { longest: 80, code: 'invalid' })
const rating = z.object({ criterion, score: whole(1, 5) })
const card = z.object({ ratings: z.array(rating), remark: z.string(), modified: instant })

const scorecards = z.object({
  /** What the job's candidates are scored by, in order: `experience`, `technology.<code>`, `language.<code>`, `answers`, `interview`. */
  criteria: z.array(z.string()),
  own: card.nullable(),
  /** The scorecards of colleagues; empty until the caller has scored the candidate. */
  others: z.array(card.extend({ author: z.string() })),
  /** How many colleagues have scored the candidate. */
  total: z.int(),
})
export type Scorecards = z.infer<typeof scorecards>

export const readScorecards = call({
  specified: false,
  purpose:
    'What the organisation’s recruiters think of a candidate of a job, by criteria that come from the job. Those of colleagues are shown once one has written one’s own.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/candidacy/{processId}/scorecards',
  allows: ['user:recruiter'],
  logged: 'look',
  input: ofCandidacy,
  answers: scorecards,
  fails: [...toSelect, 'job_not_found', 'process_not_found'],
})

export const saveScorecard = call({
  specified: false,
  purpose: 'Writes or rewrites one’s own scorecard of a candidate; at least one criterion has a score.',
  request: 'PUT /recruiter/selectiveprocess/{jobId}/candidacy/{processId}/scorecard',
  quota: 'scorecards',
  allows: ['user:recruiter'],
  input: ofCandidacy.extend({
    ratings: z.array(rating).min(1, 'required').max(20),
    remark: trimmed(longestRemark).default(''),
  }),
  answers: done,
  fails: [...toSelect, 'job_not_found', 'process_not_found'],
})

export const deleteScorecard = call({
  specified: false,
  purpose: 'Deletes one’s own scorecard of a candidate.',
  request: 'DELETE /recruiter/selectiveprocess/{jobId}/candidacy/{processId}/scorecard',
  quota: 'scorecards',
  allows: ['user:recruiter'],
  input: ofCandidacy,
  answers: done,
  fails: [...toSelect, 'job_not_found', 'process_not_found'],
})

export const candidateScorecards = { readScorecards, saveScorecard, deleteScorecard }
