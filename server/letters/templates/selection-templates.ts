import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Block, type Sheet, strong } from '../layout.ts'
import { type AdCompany, ofCompany } from './of-company.ts'
import { type OwnWords, ownWordsBlocks } from './own-words.ts'

const t = speak(letters)
const text = (words: string): Block => ({ kind: 'text', text: words })

/** A candidacy with what a letter needs to name it. */
type OfCandidacy = AdCompany & { name: string; jobName: string; candidacyId: string }

/** A candidacy that a recruiter moved: to a later step, or one step back. */
type MovedCandidacy = OfCandidacy & OwnWords & { to: Exclude<SelectionStep, 'curriculums' | 'discarded'> | 'back' }

/** A candidacy that a recruiter discarded, announced once it can't be undone. */
type DiscardedCandidacy = Omit<OfCandidacy, 'candidacyId'> &
  OwnWords & {
    feedback: string | null
    /** Whether the candidate didn't want to be hired. */
    declined?: boolean
    /** Until when the company keeps the candidate for its other jobs, if it does. */
    kept: { until: string; candidacyId: string } | null
  }

/** The address at which a candidate follows one of their candidacies. */
function candidacyAddress(site: string, candidacyId: string): string {
  return `${site}/selective-process#process-${candidacyId}`
}

function candidacyMoved(moved: MovedCandidacy, site: string): Sheet {
  const { name, jobName, candidacyId, to } = moved
  const blocks: Block[] = [
    text(t('greeting', { name })),
    text(t(`candidacyMoved.text.${to}`, { jobName: strong(jobName), ofCompany: ofCompany(moved) })),
    ...ownWordsBlocks(moved),
    { kind: 'button', label: t('candidacyMoved.button'), url: candidacyAddress(site, candidacyId) },
  ]
  return { subject: t(`candidacyMoved.subject.${to}`, { jobName }), blocks }
}

function applicationReceived(
  { name, jobName, candidacyId, ownWords, ...company }: OfCandidacy & OwnWords,
  site: string,
): Sheet {
  return {
    subject: t('applicationReceived.subject', { jobName }),
    blocks: [
      text(t('greeting', { name })),
      text(t('applicationReceived.text', { jobName: strong(jobName), ofCompany: ofCompany(company) })),
      ...ownWordsBlocks({ ownWords }),
      text(t('applicationReceived.next')),
      { kind: 'button', label: t('applicationReceived.button'), url: candidacyAddress(site, candidacyId) },
      {
        kind: 'quiet-link',
        label: t('applicationReceived.receipt'),
        url: `${site}/selective-process/${candidacyId}/receipt`,
      },
    ],
  }
}

/** To candidates in the selection of a job that was taken down and has been approved again. */
function jobReturned(returned: OfCandidacy, site: string): Sheet {
  const { name, jobName, candidacyId } = returned
  const blocks: Block[] = [
    text(t('greeting', { name })),
    text(t('jobReturned.text', { jobName: strong(jobName), ofCompany: ofCompany(returned) })),
    text(t('jobReturned.next')),
    { kind: 'button', label: t('jobReturned.button'), url: candidacyAddress(site, candidacyId) },
  ]
  return { subject: t('jobReturned.subject', { jobName }), blocks }
}

function keptBlocks({ until, candidacyId }: { until: string; candidacyId: string }, site: string): Block[] {
  return [
    text(t('candidacyDiscarded.kept', { until })),
    { kind: 'quiet-link', label: t('candidacyDiscarded.refuseKeeping'), url: candidacyAddress(site, candidacyId) },
  ]
}

function candidacyDiscarded(discarded: DiscardedCandidacy, site: string): Sheet {
  const { name, jobName, feedback, kept } = discarded
  const blocks: Block[] = [
    text(t('greeting', { name })),
    text(
      t(discarded.declined ? 'candidacyDiscarded.declined' : 'candidacyDiscarded.text', {
        jobName: strong(jobName),
        ofCompany: ofCompany(discarded),
      }),
    ),
    ...(feedback
      ? [
          {
            kind: 'quote',
            title: t('candidacyDiscarded.feedback'),
            text: t('quoted', { text: feedback }),
          } satisfies Block,
        ]
      : []),
    ...ownWordsBlocks(discarded),
    ...(kept ? keptBlocks(kept, site) : []),
    text(t('candidacyDiscarded.next')),
    { kind: 'button', label: t('candidacyDiscarded.button'), url: `${site}/search` },
  ]
  return { subject: t('candidacyDiscarded.subject', { jobName }), blocks }
}

/** Letters about candidacies. */
export const selectionTemplates = {
  'application-received': applicationReceived,
  'job-returned': jobReturned,
  'candidacy-moved': candidacyMoved,
  'candidacy-discarded': candidacyDiscarded,
}
