import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Block } from './layout.ts'

const t = speak('letters', letters)
const text = (words: string): Block => ({ kind: 'text', text: words })

type OfJob = { name: string; jobName: string; company: string | null }

/** A candidate's place that a recruiter moved: to a later step, or one step back. */
export type MovedPlace = OfJob & { to: Exclude<SelectionStep, 'curriculums' | 'discarded'> | 'back' }

/** A candidate's place that a recruiter discarded, told once it can't be taken back. */
export type DiscardedPlace = OfJob & { feedback: string | null }

export function placeMoved({ name, jobName, company, to }: MovedPlace, site: string) {
  const blocks: Block[] = [
    text(t('greeting', { name })),
    text(t(`placeMoved.text.${to}`, { jobName, company: company ?? t('hiddenCompany') })),
    { kind: 'button', label: t('placeMoved.button'), url: `${site}/selective-process` },
  ]
  return { subject: t(`placeMoved.subject.${to}`, { jobName }), blocks }
}

export function placeDiscarded({ name, jobName, company, feedback }: DiscardedPlace, site: string) {
  const blocks: Block[] = [
    text(t('greeting', { name })),
    text(t('placeDiscarded.text', { jobName, company: company ?? t('hiddenCompany') })),
    ...(feedback ? [text(t('placeDiscarded.feedback', { feedback }))] : []),
    text(t('placeDiscarded.next')),
    { kind: 'button', label: t('placeDiscarded.button'), url: `${site}/search` },
  ]
  return { subject: t('placeDiscarded.subject', { jobName }), blocks }
}
