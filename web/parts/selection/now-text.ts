import type { SelectiveProcess } from '@trampolim/contract/gateway/selection.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak({ now: selection.now })

/** The status of a candidacy, as a sentence. */
export function nowText(process: SelectiveProcess): string {
  const { step, status, standing, withdrawn, outcome, jobStatus, hire } = process
  if (withdrawn) return t('now.withdrawn')
  if (step === 'finalists' && outcome === 'hired') return t('now.hired')
  if (step !== 'discarded' && standing === 'removed') return t('now.removed')
  if (status === 'candidate:hire:accepted') return t('now.accepted')
  if (step === 'finalists' && jobStatus === 'job:closed' && hire?.status !== 'pending')
    return t(hire && hasDeclined(hire) ? 'now.declined' : 'now.undecided')
  if (step === 'discarded') return t(`now.${endOf(process)}`)
  return t(`now.${step}`)
}

/** Whether a candidate rejected to be hired, or took back that they accepted. */
function hasDeclined({ status, endedBy }: NonNullable<SelectiveProcess['hire']>) {
  return status === 'rejected' || (status === 'canceled' && endedBy === 'candidate')
}

/** Whether a candidate was in the selection until its job was deleted. */
export function fellWithJob(process: SelectiveProcess): boolean {
  return process.step === 'discarded' && !process.withdrawn && endOf(process) === 'deleted'
}

const ends: Readonly<Record<string, 'discarded' | 'ended' | 'deleted'>> = {
  discarded: 'discarded',
  job_ended: 'ended',
  job_deleted: 'deleted',
}

/** What ended a candidacy: the first of what may have, since a job that has ended, or that goes on, is deleted later. */
function endOf({ history }: SelectiveProcess) {
  const began = history.findLastIndex(({ type }) => type === 'applied_again')
  const ended = history.slice(began + 1).find(({ type }) => type in ends)
  return (ended && ends[ended.type]) ?? 'discarded'
}
