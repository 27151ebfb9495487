import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(agenda)
const actions = ['canceled', 'resend', 'show', 'noshow', 'disqualified'] as const

/** What became of what a recruiter did with an interview. */
export type InterviewOutcome = { ok: boolean; text: string }

/** Does with a candidate's interview what a form of the agenda asks; null for a form of another kind. Server only. */
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
    const refused = refusalOf(problem)
    if (!refused || refused.status >= 500 || refused.status === 401 || refused.status === 403) throw problem
    return { ok: false, text: t(`failed.${action}`, { reason: refused.message }), status: refused.status }
  }
}
