import { candidateNotes } from '@trampolim/contract/gateway/candidate-notes.ts'
import { recruiterSelection } from '@trampolim/contract/gateway/recruiter-selection.ts'
import { selectionMoves } from '@trampolim/contract/gateway/selection-moves.ts'
import { noteLook } from '../../looks/note-look.ts'
import { answer } from '../../platform/http/answer.ts'
import { type Asking, signedIn } from '../../platform/http/caller/asking.ts'
import { listInvited } from '../invitations/list-invited.ts'
import { deleteNote, listNotes, readNote, rewriteNote, writeNote } from '../notes/notes.ts'
import { openMedicalReport } from '../reports/open-medical-report.ts'
import { likeCandidate } from './like-candidate.ts'
import { countSelection, listCandidates, listStep } from './list-candidates.ts'
import { markCandidateSeen } from './mark-candidate-seen.ts'
import { moveCandidate } from './move-candidate.ts'
import { moveCandidates } from './move-candidates.ts'
import { readBoard } from './read-board.ts'
import { readCandidate } from './read-candidate.ts'
import { readNeighbours } from './read-neighbours.ts'

const done = { done: true } as const

/** Adds the calling recruiter to the input. */
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

  readBoard: answer(recruiterSelection.readBoard).handler(({ context, input }) =>
    readBoard(context.house, by(context, input)),
  ),

  readNeighbours: answer(recruiterSelection.readNeighbours).handler(({ context, input }) =>
    readNeighbours(context.house, by(context, input)),
  ),

  readCandidate: answer(recruiterSelection.readCandidate).handler(async ({ context, input }) => {
    const candidate = await readCandidate(context.house, by(context, input))
    const { candidateId, contact, disability } = candidate
    noteLook(context, {
      of: { candidateId },
      parts: [
        'curriculum',
        ...(contact ? (['contact'] as const) : []),
        ...(disability ? (['disability'] as const) : []),
      ],
      jobId: input.jobId,
    })
    return candidate
  }),
}

const moves = {
  makeFinalist: answer(selectionMoves.makeFinalist).handler(async ({ context, input }) => {
    await moveCandidate(context.house, { ...by(context, input), to: 'finalists' })
    return done
  }),

  declassify: answer(selectionMoves.declassify).handler(async ({ context, input }) => {
    const { processId: candidacyId, from: seenIn, ...asked } = input
    await moveCandidate(context.house, { ...by(context, asked), candidacyId, seenIn, to: 'discarded' })
    return done
  }),

  moveCandidate: answer(selectionMoves.moveCandidate).handler(async ({ context, input }) => {
    const { jobId, processId: candidacyId, from: seenIn, step: to } = input
    await moveCandidate(context.house, { ...by(context, { jobId, candidacyId }), seenIn, to })
    return done
  }),

  undoMove: answer(selectionMoves.undoMove).handler(async ({ context, input }) => {
    const { jobId, processId: candidacyId, from: seenIn } = input
    await moveCandidate(context.house, { ...by(context, { jobId, candidacyId }), seenIn, to: 'the step before' })
    return done
  }),

  moveCandidates: answer(selectionMoves.moveCandidates).handler(({ context, input: { step: to, ...input } }) =>
    moveCandidates(context.house, { ...by(context, input), to }),
  ),

  undoMoves: answer(selectionMoves.undoMoves).handler(({ context, input }) =>
    moveCandidates(context.house, { ...by(context, input), to: 'the step before' }),
  ),

  markCandidateSeen: answer(recruiterSelection.markCandidateSeen).handler(async ({ context, input }) => {
    await markCandidateSeen(context.house, by(context, input))
    return done
  }),

  likeCandidate: answer(recruiterSelection.likeCandidate).handler(async ({ context, input }) => {
    await likeCandidate(context.house, by(context, input))
    return done
  }),

  openMedicalReport: answer(recruiterSelection.openMedicalReport).handler(async ({ context, input }) => {
    const { jobId, processId: candidacyId } = input
    const link = await openMedicalReport(context.house, by(context, { jobId, candidacyId }))
    noteLook(context, { of: { candidacyId }, parts: ['medical-report'], jobId })
    return link
  }),
}

const notes = {
  writeNote: answer(candidateNotes.writeNote).handler(({ context, input }) =>
    writeNote(context.house, by(context, input)),
  ),

  rewriteNoteOf: answer(candidateNotes.rewriteNoteOf).handler(({ context, input }) =>
    rewriteNote(context.house, by(context, input)),
  ),

  readNote: answer(candidateNotes.readNote).handler(({ context, input: { jobId, id: noteId } }) =>
    readNote(context.house, by(context, { jobId, noteId })),
  ),

  rewriteNote: answer(candidateNotes.rewriteNote).handler(({ context, input: { jobId, id: noteId, text } }) =>
    rewriteNote(context.house, by(context, { jobId, noteId, text })),
  ),

  listNotes: answer(candidateNotes.listNotes).handler(({ context, input }) =>
    listNotes(context.house, by(context, input)),
  ),

  deleteNote: answer(candidateNotes.deleteNote).handler(async ({ context, input }) => {
    await deleteNote(context.house, by(context, input))
    return done
  }),
}

export const recruiterSelectionRoutes = { ...lists, ...moves, ...notes }
