import { handler, type Schedule } from '../platform/background/work.ts'
import { endKeeping, endKeepingWork } from './endings/end-keeping.ts'
import { endLeftSelections, endLeftSelectionsWork, endSelection, endSelectionWork } from './endings/end-selection.ts'
import { attendHires, attendHiresWork } from './hiring/attend-hires.ts'
import { attendInterviews, attendInterviewsWork } from './interviews/attend.ts'
import { attendInvitations, attendInvitationsWork } from './invitations/attend-invitations.ts'
import { notifyMoves, notifyMovesWork } from './notices/notify-candidate.ts'
import { notifyRemoval, notifyRemovalWork } from './notices/notify-removal.ts'
import { eraseEndedReports, eraseReportsWork } from './reports/erase-reports.ts'
import { scoreAllCandidacies, scoreCandidaciesWork } from './scores/score-candidacies.ts'
import { attendSlots, attendSlotsWork } from './slots/attend-slots.ts'

export const selectionHandlers = [
  handler(eraseReportsWork, eraseEndedReports),
  handler(endKeepingWork, endKeeping),
  handler(endSelectionWork, endSelection),
  handler(endLeftSelectionsWork, endLeftSelections),
  handler(scoreCandidaciesWork, scoreAllCandidacies),
  handler(notifyMovesWork, notifyMoves),
  handler(attendInvitationsWork, attendInvitations),
  handler(attendHiresWork, attendHires),
  handler(attendInterviewsWork, attendInterviews),
  handler(attendSlotsWork, attendSlots),
  handler(notifyRemovalWork, notifyRemoval),
]

export const selectionSchedules: readonly Schedule[] = [
  { pattern: '23 7 * * *', work: eraseReportsWork },
  { pattern: '27 7 * * *', work: endKeepingWork },
  { pattern: '41 * * * *', work: endLeftSelectionsWork },
  { pattern: '* * * * *', work: notifyMovesWork },
  { pattern: '* * * * *', work: attendInvitationsWork },
  { pattern: '* * * * *', work: attendHiresWork },
  { pattern: '* * * * *', work: attendInterviewsWork },
  { pattern: '* * * * *', work: attendSlotsWork },
]
