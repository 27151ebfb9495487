import type { Calls } from '@trampolim/contract/client/calls.ts'
import { interviewReasons } from '@trampolim/marketplace/interviews/answers.ts'
import { type SlotAnswer, slotAnswers } from '@trampolim/marketplace/interviews/slots.ts'
import { offeredSlots } from '@trampolim/phrases/pt-br/interview-slots.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { InterviewOutcome } from '../interview-intent.ts'

const t = speak(offeredSlots)

/** Answers an offer of times according to a candidate's form; null for a form of another kind. Server only. */
export async function doSlotAnswer(
  { gateway }: Calls,
  form: FormData,
): Promise<{ answered: SlotAnswer } | { fault: string; status: number } | null> {
  const answer = slotAnswers.find((each) => each === form.get('slot-answer'))
  if (!answer) return null
  const text = (name: string) => String(form.get(name) ?? '')
  const reason = interviewReasons.codes.find((each) => each === text('reason'))
  const slotId = text('slotId')
  try {
    await gateway.interviews.answerSlots({
      ...{ id: text('id'), answer, wish: text('wish') },
      ...(slotId && { slotId }),
      ...(reason && { reason }),
    })
    return { answered: answer }
  } catch (problem) {
    const { message, fields, status } = shownRefusal(problem, 401, 403)
    return { fault: fields.slotId?.message ?? fields.wish?.message ?? message, status }
  }
}

const withdrawals = ['slot', 'person', 'all'] as const

/** Withdraws what a form of the agenda says; null for a form of another kind. Server only. */
export async function doWithdrawal(
  { gateway }: Calls,
  form: FormData,
): Promise<(InterviewOutcome & { status: number }) | null> {
  const what = withdrawals.find((each) => each === form.get('withdraw'))
  if (!what) return null
  const text = (name: string) => String(form.get(name) ?? '')
  try {
    await gateway.recruiterSelection.withdrawSlots({
      ...{ jobId: text('jobId'), interviewId: text('interviewId') },
      ...(what === 'slot' && { slotId: text('of') }),
      ...(what === 'person' && { processId: text('of') }),
    })
    return { ok: true, text: t(`withdrawn.${what}`), status: 200 }
  } catch (problem) {
    const { message, status } = shownRefusal(problem, 401, 403)
    return { ok: false, text: t('failedWithdraw', { reason: message }), status }
  }
}
