import type { Calls } from '@trampolim/contract/client/calls.ts'
import { redirect } from 'react-router'
import { inStep, readBoardQuery } from '../board/board-query.ts'
import { readNeighbours } from '../board/read-board.ts'
import { scorecardsView } from '../scorecards/scorecards-view.ts'
import { detailsView } from './candidate-details.ts'

type Asked = {
  /** The address's query, with the list from which the candidate was opened. */
  search: URLSearchParams
  /** Further data to read, according to what is shown. */
  shows: { notes: boolean; scores: boolean }
  /** Reads up to a hundred people of the list, as for a column, which has no pages. */
  ofColumn?: boolean
}

/** The data of the panel beside the board. */
export type PanelDetails = Awaited<ReturnType<typeof readPanel>>

/**
 * Reads a candidate for the panel beside the board, with the previous and the next one in their column. Server only.
 */
export async function readPanel(calls: Calls, at: { jobId: string; cvId: string }, search: URLSearchParams) {
  const shows = { notes: true, scores: false }
  const { beside, scores: _, ...details } = await readDetails(calls, at, { search, shows, ofColumn: true })
  const { items, total } = beside
  const here = items.findIndex(({ cvId }) => cvId === at.cvId)
  const cvAt = (place: number) => (here < 0 ? null : (items[place]?.cvId ?? null))
  // The position is 0 if it isn't known, because they aren't in the list or not among its first.
  return { ...details, position: here + 1, total, previous: cvAt(here - 1), next: cvAt(here + 1) }
}

/**
 * Reads what a recruiter sees of a candidate, on their page and beside the board. Server only.
 * @throws a redirect to the curriculum's file, if the address asks for it
 */
export async function readDetails(
  calls: Calls,
  { jobId, cvId }: { jobId: string; cvId: string },
  { search, shows, ofColumn }: Asked,
) {
  const { recruiterSelection: selection } = calls.gateway
  const details = await selection.readCandidate({ jobId, cvId })
  // The signed link is only valid for minutes, so it is created when it is needed.
  if (search.has('file') && details.curriculum.fileCV?.url) throw redirect(details.curriculum.fileCV.url)
  const { processId, candidateId, step } = details
  const asked = readBoardQuery(search)
  const query = ofColumn && step ? { ...inStep(asked, step), all: true } : asked
  const [beside, notes, scores, known] = await Promise.all([
    readNeighbours(calls, jobId, { query, step }),
    shows.notes && processId ? selection.listNotes({ jobId, candidateId, size: 100 }) : null,
    shows.scores && processId ? selection.readScorecards({ jobId, processId }) : null,
    processId ? selection.listTags({ jobId }) : { tags: [] },
  ])
  return {
    view: detailsView(details, { now: new Date() }),
    hire: details.hire,
    mayHire: details.mayHire,
    askedHire: search.has('hire'),
    notes,
    scores: scores && scorecardsView(scores),
    knownTags: known.tags,
    beside,
    askedNote: { editing: search.get('edit'), removing: search.get('remove') },
  }
}
