import { handler, type Schedule } from '../platform/background/work.ts'
import { endSelection, endSelectionWork } from './end-selection.ts'
import { eraseEndedReports, eraseReportsWork } from './erase-reports.ts'
import { scoreAllPlaces, scorePlacesWork } from './score-places.ts'
import { tellMoves, tellMovesWork } from './tell-candidate.ts'
import { tellRemoval, tellRemovalWork } from './tell-removal.ts'

export const selectionHandlers = [
  handler(eraseReportsWork, eraseEndedReports),
  handler(endSelectionWork, endSelection),
  handler(scorePlacesWork, scoreAllPlaces),
  handler(tellMovesWork, tellMoves),
  handler(tellRemovalWork, tellRemoval),
]

export const selectionSchedules: readonly Schedule[] = [
  { pattern: '23 7 * * *', work: eraseReportsWork },
  { pattern: '* * * * *', work: tellMovesWork },
]
