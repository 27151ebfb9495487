import type { Calls } from '@trampolim/contract/client/calls.ts'
import { redirect } from 'react-router'
import { readBoardQuery } from '../board/board-query.ts'
import { readNeighbours, readPlaceInColumn } from '../board/read-board.ts'
import { scorecardsView } from '../scorecards/scorecards-view.ts'
import { detailsView } from './candidate-details.ts'

/** The address's query, with the list from which the candidate was opened, and the data that is shown besides. */
type Asked = { search: URLSearchParams; shows: { notes: boolean; scores: boolean } }

type CandidateAt = { jobId: string; cvId: string }

/** The data of the panel beside the board. */
export type PanelDetails = Awaited<ReturnType<typeof readPanel>>

const nowhere = { position: 0, total: 0, previous: null, next: null }

/**
 * Reads a candidate for the panel beside the board, with the previous and the next one in their column. Server only.
 */
export async function readPanel(calls: Calls, at: CandidateAt, search: URLSearchParams) {
  const details = await readCandidate(calls, at, search)
  const { processId, step } = details
  const isPlaced = processId !== null && step !== null
  const [{ scores: _, ...shown }, place] = await Promise.all([
    readShown(calls, details, { at, search, shows: { notes: true, scores: false } }),
    isPlaced
      ? readPlaceInColumn(calls, { jobId: at.jobId, processId, step }, readBoardQuery(search))
      : Promise.resolve(nowhere),
  ])
  return { ...shown, ...place }
}

/**
 * Reads what a recruiter sees of a candidate on their page, with the list beside it. Server only.
 * @throws a redirect to the curriculum's file, if the address asks for it
 */
export async function readDetails(calls: Calls, at: CandidateAt, { search, shows }: Asked) {
  const details = await readCandidate(calls, at, search)
  const [shown, beside] = await Promise.all([
    readShown(calls, details, { at, search, shows }),
    readNeighbours(calls, at.jobId, { query: readBoardQuery(search), step: details.step }),
  ])
  return { ...shown, beside }
}

async function readCandidate(calls: Calls, at: CandidateAt, search: URLSearchParams) {
  const details = await calls.gateway.recruiterSelection.readCandidate(at)
  // The signed link is only valid for minutes, so it is created when it is needed.
  if (search.has('file') && details.curriculum.fileCV?.url) throw redirect(details.curriculum.fileCV.url)
  return details
}

async function readShown(
  calls: Calls,
  details: Awaited<ReturnType<typeof readCandidate>>,
  { at: { jobId }, search, shows }: Asked & { at: CandidateAt },
) {
  const { recruiterSelection: selection } = calls.gateway
  const { processId, candidateId } = details
  const [notes, scores, known] = await Promise.all([
    shows.notes && processId ? selection.listNotes({ jobId, candidateId, size: 100 }) : null,
    shows.scores && processId ? selection.readScorecards({ jobId, processId }) : null,
    processId ? selection.listTags({ jobId }) : { tags: [] },
  ])
  return {
    view: detailsView(details, { now: new Date() }),
    kind: details.curriculum.cvType,
    hire: details.hire,
    mayHire: details.mayHire,
    askedHire: search.has('hire'),
    notes,
    scores: scores && scorecardsView(scores),
    knownTags: known.tags,
    askedNote: { editing: search.get('edit'), removing: search.get('remove') },
  }
}
