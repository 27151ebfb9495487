import type { Calls } from '@trampolim/contract/client/calls.ts'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { shownRefusal } from '../../platform/shown-refusal.ts'

const t = speak(agenda)
const actions = ['canceled', 'resend', 'show', 'noshow', 'disqualified'] as const

/** The result of a recruiter's action on an interview. */
export type InterviewOutcome = { ok: boolean; text: string }

/** Carries out a form of the agenda for a candidate's interview; null for a form of another kind. Server only. */
export async function doInterviewIntent(
  { gateway }: Calls,
  form: FormData,
): Promise<(InterviewOutcome & { status: number }) | null> {
  const action = actions.find((each) => each === form.get('interview-action'))
  if (!action) return null
  const text = (name: string) => String(form.get(name) ?? '')
  try {
    await gateway.recruiterSelection.handleInterview({
      ...{ jobId: text('jobId'), interviewId: text('interviewId'), processId: text('processId') },
      ...{ action, feedback: text('feedback') },
    })
    return { ok: true, text: t(`done.${action}`), status: 200 }
  } catch (problem) {
    const refused = shownRefusal(problem, 401, 403)
    return { ok: false, text: t(`failed.${action}`, { reason: refused.message }), status: refused.status }
  }
}
