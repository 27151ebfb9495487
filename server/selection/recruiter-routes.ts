import { recruiterSelection } from '@trampolim/contract/gateway/recruiter-selection.ts'
import { recruiterSelectionOwn } from '@trampolim/contract/gateway/recruiter-selection-own.ts'
import { answer } from '../platform/http/answer.ts'
import { type Asking, signedIn } from '../platform/http/asking.ts'
import { likeCandidate } from './like-candidate.ts'
import { countSelection, listCandidates, listInvited, listStep } from './list-candidates.ts'
import { markCandidateSeen } from './mark-candidate-seen.ts'
import { moveCandidate } from './move-candidate.ts'
import { deleteNote, listNotes, readNote, rewriteNote, writeNote } from './notes.ts'
import { openMedicalReport } from './open-medical-report.ts'
import { readCandidate } from './read-candidate.ts'

const done = { done: true } as const

/** What was asked, and which recruiter asks. */
function by<Input>(context: Asking, input: Input) {
  return { recruiterId: signedIn(context).accountId, ...input }
}

const lists = {
  listStep: answer(recruiterSelection.listStep).handler(({ context, input }) =>
    listStep(context.house, by(context, input)),
  ),

  listInvited: answer(recruiterSelection.listInvited).handler(({ context, input }) =>
    listInvited(context.house, by(context, input)),
  ),

  listFinalists: answer(recruiterSelection.listFinalists).handler(({ context, input }) =>
    listCandidates(context.house, { ...by(context, input), steps: ['finalists'] }),
  ),

  listDisqualified: answer(recruiterSelection.listDisqualified).handler(({ context, input }) =>
    listCandidates(context.house, { ...by(context, input), steps: ['discarded'] }),
  ),

  countSelection: answer(recruiterSelection.countSelection).handler(({ context, input }) =>
    countSelection(context.house, by(context, input)),
  ),

  readCandidate: answer(recruiterSelection.readCandidate).handler(({ context, input }) =>
    readCandidate(context.house, by(context, input)),
  ),
}

const moves = {
  makeFinalist: answer(recruiterSelection.makeFinalist).handler(async ({ context, input }) => {
    await moveCandidate(context.house, { ...by(context, input), to: 'finalists' })
    return done
  }),

  declassify: answer(recruiterSelection.declassify).handler(async ({ context, input }) => {
    const { processId: placeId, ...asked } = input
    await moveCandidate(context.house, { ...by(context, asked), placeId, to: 'discarded' })
    return done
  }),

  moveCandidate: answer(recruiterSelectionOwn.moveCandidate).handler(async ({ context, input }) => {
    const { jobId, processId: placeId, from: seenIn, step: to } = input
    await moveCandidate(context.house, { ...by(context, { jobId, placeId }), seenIn, to })
    return done
  }),

  undoMove: answer(recruiterSelectionOwn.undoMove).handler(async ({ context, input }) => {
    const { jobId, processId: placeId, from: seenIn } = input
    await moveCandidate(context.house, { ...by(context, { jobId, placeId }), seenIn, to: 'the step before' })
    return done
  }),

  markCandidateSeen: answer(recruiterSelectionOwn.markCandidateSeen).handler(async ({ context, input }) => {
    await markCandidateSeen(context.house, by(context, input))
    return done
  }),

  likeCandidate: answer(recruiterSelection.likeCandidate).handler(async ({ context, input }) => {
    await likeCandidate(context.house, by(context, input))
    return done
  }),

  openMedicalReport: answer(recruiterSelectionOwn.openMedicalReport).handler(({ context, input }) => {
    const { jobId, processId: placeId } = input
    return openMedicalReport(context.house, by(context, { jobId, placeId }))
  }),
}

const notes = {
  writeNote: answer(recruiterSelection.writeNote).handler(({ context, input }) =>
    writeNote(context.house, by(context, input)),
  ),

  rewriteNoteOf: answer(recruiterSelection.rewriteNoteOf).handler(({ context, input }) =>
    rewriteNote(context.house, by(context, input)),
  ),

  readNote: answer(recruiterSelection.readNote).handler(({ context, input: { jobId, id: noteId } }) =>
    readNote(context.house, by(context, { jobId, noteId })),
  ),

  rewriteNote: answer(recruiterSelection.rewriteNote).handler(({ context, input: { jobId, id: noteId, text } }) =>
    rewriteNote(context.house, by(context, { jobId, noteId, text })),
  ),

  listNotes: answer(recruiterSelectionOwn.listNotes).handler(({ context, input }) =>
    listNotes(context.house, by(context, input)),
  ),

  deleteNote: answer(recruiterSelectionOwn.deleteNote).handler(async ({ context, input }) => {
    await deleteNote(context.house, by(context, input))
    return done
  }),
}

export const recruiterSelectionRoutes = { ...lists, ...moves, ...notes }
