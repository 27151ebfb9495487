import { interviewLetters } from '@trampolim/phrases/pt-br/interview-letters.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Block, type Sheet, strong } from '../layout.ts'
import { type AdCompany, ofCompany } from './of-company.ts'
import { type OwnWords, ownWordsBlocks } from './own-words.ts'

const t = speak(interviewLetters.slots)
const greet = speak({ greeting: letters.greeting })
const text = (words: string): Block => ({ kind: 'text', text: words })

type OfOffer = AdCompany & { name: string; jobName: string }

/**
 * Times that a candidate may choose from: the first ones, further ones, or the one that is reserved for them. Letters of a
 * former version don't say when that `ends`.
 */
type OfferedSlots = OfOffer &
  OwnWords & {
    what: 'set' | 'added' | 'kept' | 'reminder'
    /** The number of times. */
    count: number
    /** The reserved time, and until when it is reserved. */
    kept: { when: string; until: string } | null
    ends?: string | undefined
  }

/**
 * Times that the company withdrew, or that have passed; `stays`: the candidate is still in the selection. Letters of a
 * former version don't say whether messages have ended.
 */
type EndedSlots = OfOffer & { why: 'canceled' | 'timeout'; stays?: boolean | undefined; mayWrite?: boolean }

/** The candidate's answer to times that a recruiter offered. */
type AnsweredSlots = {
  name: string
  candidate: string
  jobName: string
  answer: 'waiting' | 'refused' | 'timeout'
  /** The days that suit a candidate on the waiting list. */
  wish: string
  reason: string | null
}

function slotsOffered(offer: OfferedSlots, site: string): Sheet {
  const { name, jobName, what, count, kept } = offer
  const job = { jobName: strong(jobName), ofCompany: ofCompany(offer) }
  const told = what === 'reminder' ? t('reminder', job) : t('added', job)
  const news = kept && what === 'kept' ? t('kept', { ...job, when: strong(kept.when) }) : told
  const next = kept && what === 'kept' ? t('keptNext', { until: strong(kept.until) }) : t('addedNext')
  const blocks: Block[] = [
    text(greet('greeting', { name })),
    text(what === 'set' ? t('set', { ...job, count }) : news),
    ...ownWordsBlocks(offer),
    text(what === 'set' || what === 'reminder' ? t('setNext') : next),
    { kind: 'button', label: t('choose'), url: `${site}/interviews` },
  ]
  return { subject: t(`${what}Subject`, { jobName }), blocks }
}

function slotsEnded(offer: EndedSlots, site: string): Sheet {
  const { name, jobName, why, stays, mayWrite = true } = offer
  const blocks: Block[] = [
    text(greet('greeting', { name })),
    text(t(why, { jobName: strong(jobName), ofCompany: ofCompany(offer) })),
    ...(stays && why === 'canceled' ? [text(t('canceledStays'))] : []),
    text(t(why === 'timeout' && !mayWrite ? 'timeoutEnded' : `${why}Next`)),
    { kind: 'button', label: t('see'), url: `${site}/selective-process` },
  ]
  return { subject: t('endedSubject', { jobName }), blocks }
}

function slotsAnswered({ name, candidate, jobName, answer, wish, reason }: AnsweredSlots, site: string): Sheet {
  const said = answer === 'timeout' ? 'timeoutOf' : answer
  const reasonText = speak(interviewLetters.answered)
  const blocks: Block[] = [
    text(greet('greeting', { name })),
    text(t(said, { candidate: strong(candidate), jobName: strong(jobName) })),
    ...(answer === 'waiting' && wish ? [text(t('wish', { wish }))] : []),
    ...(reason ? [text(reasonText('reason', { reason }))] : []),
    { kind: 'button', label: t('offered'), url: `${site}/recruiter/interviews?group=slots` },
  ]
  return { subject: t(`${answer}Subject`, { jobName }), blocks }
}

/** Letters about times on offer. */
export const slotTemplates = {
  'slots-offered': slotsOffered,
  'slots-ended': slotsEnded,
  'slots-answered': slotsAnswered,
}
