import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Block, type Sheet, strong } from './layout.ts'
import { ofCompany } from './of-company.ts'

const t = speak('letters', letters)
const text = (words: string): Block => ({ kind: 'text', text: words })

/** A candidate's place in a selection, as a letter about it names it; a company that is null stays confidential. */
export type OfPlace = { name: string; jobName: string; company: string | null; placeId: string }

/** A candidate's place that a recruiter moved: to a later step, or one step back. */
export type MovedPlace = OfPlace & { to: Exclude<SelectionStep, 'curriculums' | 'discarded'> | 'back' }

/** A candidate's place that a recruiter discarded, told once it can't be taken back. */
export type DiscardedPlace = Omit<OfPlace, 'placeId'> & { feedback: string | null }

/** Where a candidate follows one of their places. */
export function placeAddress(site: string, placeId: string): string {
  return `${site}/selective-process#process-${placeId}`
}

export function placeMoved({ name, jobName, company, placeId, to }: MovedPlace, site: string): Sheet {
  const blocks: Block[] = [
    text(t('greeting', { name })),
    text(t(`placeMoved.text.${to}`, { jobName: strong(jobName), ofCompany: ofCompany(company) })),
    { kind: 'button', label: t('placeMoved.button'), url: placeAddress(site, placeId) },
  ]
  return { subject: t(`placeMoved.subject.${to}`, { jobName }), blocks }
}

export function placeDiscarded({ name, jobName, company, feedback }: DiscardedPlace, site: string): Sheet {
  const blocks: Block[] = [
    text(t('greeting', { name })),
    text(t('placeDiscarded.text', { jobName: strong(jobName), ofCompany: ofCompany(company) })),
    ...(feedback
      ? [{ kind: 'quote', title: t('placeDiscarded.feedback'), text: t('quoted', { text: feedback }) } satisfies Block]
      : []),
    text(t('placeDiscarded.next')),
    { kind: 'button', label: t('placeDiscarded.button'), url: `${site}/search` },
  ]
  return { subject: t('placeDiscarded.subject', { jobName }), blocks }
}
