import { selectionFields } from '@trampolim/marketplace/selection/fields.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { shapeOf } from '../fields.ts'
import { done, recordId } from '../shapes.ts'
import { toSelect } from './recruiter-selection.ts'

const ofCandidate = z.object({ jobId: recordId, cvId: recordId })
const ofCandidacy = z.object({ jobId: recordId, processId: recordId })

export const makeFinalist = call({
  purpose: 'Makes a candidate of a job a finalist.',
  request: 'POST /recruiter/selectiveprocess/finalist',
  quota: 'candidates-moved',
  allows: ['user:recruiter'],
  input: ofCandidate,
  answers: done,
  fails: [...toSelect, 'job_not_found', 'job_blocked', 'process_not_found', 'move_not_allowed'],
})

export const declassify = call({
  purpose:
    'Discards a candidate from the selection, with optional feedback. It can be undone for 24 hours; the candidate is notified after that. `from` is the step the recruiter saw.',
  request: 'POST /recruiter/selectiveprocess/{jobId}/declassify/{cvId}',
  quota: 'candidates-moved',
  allows: ['user:recruiter'],
  input: ofCandidate.extend({
    processId: recordId,
    from: codes.selectionStep.optional(),
    feedback: shapeOf(selectionFields, 'optional').feedback,
  }),
  answers: done,
  fails: [...toSelect, 'job_not_found', 'job_blocked', 'process_not_found', 'move_not_allowed', 'moved_meanwhile'],
})

export const moveCandidate = call({
  specified: false,
  purpose:
    'Moves a candidate to another step of the selection: forward to any, back by one. `from` is the step the recruiter saw. The candidate is notified after ten minutes.',
  request: 'PUT /recruiter/selectiveprocess/{jobId}/candidacy/{processId}/step',
  quota: 'candidates-moved',
  allows: ['user:recruiter'],
  input: ofCandidacy.extend({
    from: codes.selectionStep,
    step: z.enum(['curriculums', 'selectiveProcess', 'interviews', 'finalists']),
  }),
  answers: done,
  fails: [
    ...toSelect,
    'job_not_found',
    'job_blocked',
    'process_not_found',
    'move_not_allowed',
    'moved_meanwhile',
    'interview_confirmed',
  ],
})

export const undoMove = call({
  specified: false,
  purpose:
    'Undoes the last move of a candidacy: a move within ten minutes, a discard within 24 hours. The candidate is notified only after that. `from` is the step the recruiter saw.',
  request: 'POST /recruiter/selectiveprocess/{jobId}/candidacy/{processId}/undo',
  quota: 'candidates-moved',
  allows: ['user:recruiter'],
  input: ofCandidacy.extend({ from: codes.selectionStep.optional() }),
  answers: done,
  fails: [...toSelect, 'job_not_found', 'process_not_found', 'undo_too_late', 'moved_meanwhile', 'interview_confirmed'],
})

/** How many candidacies one call may move. */
const mostAtOnce = 100
const seenCandidacies = z
  .array(z.object({ processId: recordId, from: codes.selectionStep }))
  .min(1)
  .max(mostAtOnce)
/**
 * Which of the candidacies were moved, and why the others weren't: another recruiter moved them in the meantime, or the
 * rules don't permit the move.
 */
const movedTogether = z.object({
  moved: z.array(recordId),
  refused: z.array(
    z.object({ processId: recordId, name: z.string().nullable(), code: z.string(), message: z.string() }),
  ),
})

export const moveCandidates = call({
  specified: false,
  purpose:
    'Moves up to 100 candidates of a job to one step, or out of the selection with the same feedback for all. `from` is the step in which the recruiter saw each. Those who can’t be moved stay, and the answer says why. Undo and notification work for each as if it were moved alone.',
  request: 'PUT /recruiter/selectiveprocess/{jobId}/candidacies/step',
  quota: 'candidates-moved-together',
  allows: ['user:recruiter'],
  input: z.object({
    jobId: recordId,
    candidacies: seenCandidacies,
    step: codes.selectionStep,
    /** The message to candidates who are discarded. */
    feedback: shapeOf(selectionFields, 'optional').feedback,
  }),
  answers: movedTogether,
  fails: [...toSelect, 'job_not_found', 'job_blocked'],
})

export const undoMoves = call({
  specified: false,
  purpose:
    'Undoes the last move of up to 100 candidacies of a job, each as if alone. `from` is the step in which the recruiter saw each. Those whose move can’t be undone stay, and the answer says why.',
  request: 'POST /recruiter/selectiveprocess/{jobId}/candidacies/undo',
  quota: 'candidates-moved-together',
  allows: ['user:recruiter'],
  input: z.object({ jobId: recordId, candidacies: seenCandidacies }),
  answers: movedTogether,
  fails: [...toSelect, 'job_not_found'],
})

export const selectionMoves = { makeFinalist, declassify, moveCandidate, undoMove, moveCandidates, undoMoves }
