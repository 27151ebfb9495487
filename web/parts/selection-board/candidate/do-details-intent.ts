import type { Calls } from '@trampolim/contract/client/calls.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import { doConsentIntent } from '../../consent-requests/do-consent-intent.ts'
import { doHireIntent } from '../../hiring/do-hire-intent.ts'
import { asMissing } from '../board/read-board.ts'
import { seenIntent } from '../board/seen/seen-intent.ts'
import { doNoteIntent } from '../notes/note-intent.ts'
import { doScorecardIntent } from '../scorecards/scorecard-intent.ts'
import { doTagIntent } from '../tags/tag-intent.ts'

/** The result of a form about one candidate, except for moves in the selection. */
export type DetailsOutcome = NonNullable<Awaited<ReturnType<typeof doDetailsIntent>>>['outcome']

type Place = { jobId: string; cvId: string }

/**
 * Carries out the forms of a candidate's details, on their page and beside the board: opens the medical report, marks
 * the application as seen, writes notes, tags and scores, asks for consent, hires; null for another form. Server only.
 * @throws a 404 response if an application to be marked as seen belongs to others
 */
export async function doDetailsIntent(calls: Calls, at: Place, form: FormData) {
  const { jobId } = at
  const { recruiterSelection } = calls.gateway
  const intent = form.get('intent')
  if (intent === 'open-report') {
    const report = await openReport(calls, { jobId, processId: String(form.get('processId') ?? '') })
    return { outcome: { kind: 'report' as const, ...report }, status: report.url ? 200 : 409 }
  }
  if (intent === seenIntent) {
    await recruiterSelection.markCandidateSeen(at).catch(asMissing)
    return { outcome: { kind: 'seen' as const }, status: 200 }
  }
  const note = await doNoteIntent(calls, jobId, form)
  if (note) return { outcome: { kind: 'note' as const, ...note }, status: note.status }
  const tagged = await doTagIntent(calls, jobId, form)
  if (tagged) return { outcome: { kind: 'tag' as const, ...tagged }, status: tagged.status }
  const scored = await doScorecardIntent(calls, jobId, form)
  if (scored) return { outcome: { kind: 'score' as const, ...scored }, status: scored.status }
  const consent = await doConsentIntent(calls, form, jobId)
  if (consent) return { outcome: { kind: 'place' as const, ...consent }, status: consent.status }
  const hire = await doHireIntent(calls, at, form)
  if (hire) return { outcome: { kind: 'hire' as const, ...hire }, status: hire.status }
  return null
}

/** A link to the report, which is recorded as a view; or why there is none. */
async function openReport({ gateway }: Calls, place: { jobId: string; processId: string }) {
  try {
    return { url: (await gateway.recruiterSelection.openMedicalReport(place)).url, fault: null }
  } catch (problem) {
    return { url: null, fault: shownRefusal(problem).message }
  }
}
