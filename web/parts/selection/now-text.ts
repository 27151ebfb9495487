import type { SelectiveProcess } from '@trampolim/contract/gateway/selection.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak({ now: selection.now })

/** The status of a candidacy, as a sentence. */
export function nowText(process: SelectiveProcess): string {
  const { step, status, standing, withdrawn, history, outcome, jobStatus, hire } = process
  if (withdrawn) return t('now.withdrawn')
  if (step === 'finalists' && outcome === 'hired') return t('now.hired')
  if (step !== 'discarded' && standing === 'removed') return t('now.removed')
  if (status === 'candidate:hire:accepted') return t('now.accepted')
  if (step === 'finalists' && jobStatus === 'job:closed' && hire?.status !== 'pending') return t('now.undecided')
  if (step === 'discarded' && history.at(-1)?.type.startsWith('job_')) return t('now.ended')
  return t(`now.${step}`)
}
