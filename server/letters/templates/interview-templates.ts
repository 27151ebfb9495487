import type { MeetingType } from '@trampolim/marketplace/interviews/answers.ts'
import { interviewLetters } from '@trampolim/phrases/pt-br/interview-letters.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { CalendarEvent } from '../../platform/calendar.ts'
import { type Block, type Sheet, strong } from '../layout.ts'
import { type AdCompany, ofCompany } from './of-company.ts'
import { type OwnWords, ownWordsBlocks } from './own-words.ts'

const t = speak(interviewLetters)
const greet = speak({ greeting: letters.greeting })
const text = (words: string): Block => ({ kind: 'text', text: words })

type OfInterview = AdCompany & { name: string; jobName: string; when: string }

type ToldOf = 'set' | 'moved' | 'reminder' | 'reconfirm' | 'chosen'

/** Whether an interview that may be in the candidate's calendar has another time now. */
export const isNewTime = (what: ToldOf) => what === 'moved' || what === 'chosen'

/**
 * An interview that was set, rescheduled or chosen, or whose answer is awaited (or still awaited), for its candidate.
 */
type ToldInterview = OfInterview &
  OwnWords & {
    what: ToldOf
    type: MeetingType
    address: string
    link: string
    typeInfo: string
    notes: string
    event: CalendarEvent
  }

/**
 * An interview that was canceled by the company, or because nobody answered; or that the candidate canceled or refused
 * (`own`), if their calendar has it. `deleted`, `jobEnded`: so was the job. Letters of a former version don't say whether
 * messages have ended.
 */
export type ClosedInterview = OfInterview & {
  why: 'canceled' | 'timeout' | 'ownCanceled' | 'ownRefused'
  deleted?: boolean
  jobEnded?: boolean
  mayWrite?: boolean
  event: CalendarEvent
}

/**
 * The candidate's answer to a recruiter's interview, or that it leaves the recruiter's calendar: `moved` by a colleague,
 * `closed` by the company, `left` because the candidate deleted their account, `hidden` since recruiters can't see them
 * while they are blocked, `shown` once they can again; `needs`: the candidate asked for something that they need to take
 * part.
 */
export type AnsweredInterview = {
  name: string
  /** Null once they deleted their account, and while recruiters can't see them. */
  candidate: string | null
  jobName: string
  /** Null once the job was deleted. */
  jobId: string | null
  cvId: string
  when: string
  answer: 'confirmed' | 'refused' | 'canceled' | 'timeout' | 'moved' | 'closed' | 'left' | 'hidden' | 'shown'
  reason: string | null
  needs: boolean
  /** Whether the candidate left the selection with it, and whether another one may be set. */
  withdrew?: boolean
  maySet?: boolean
  /** For the recruiter's calendar. */
  event?: CalendarEvent | undefined
}

function interviewTold(interview: ToldInterview, site: string): Sheet {
  const { name, jobName, when, what, type, address, link, typeInfo, notes } = interview
  const blocks: Block[] = [
    text(greet('greeting', { name })),
    text(t(`${what}.text`, { jobName: strong(jobName), ofCompany: ofCompany(interview) })),
    text(t('when', { when: strong(when) })),
    text(type === 'live' ? t('live', { address }) : t('remote', { link })),
    ...(typeInfo ? [text(typeInfo)] : []),
    ...(notes ? [text(notes)] : []),
    ...ownWordsBlocks(interview),
    text(t(`${what}.ask`)),
    { kind: 'button', label: t('answer'), url: `${site}/interviews` },
  ]
  return { subject: t(`${what}.subject`, { jobName }), blocks, calendar: interview.event }
}

function interviewClosed(interview: ClosedInterview, site: string): Sheet {
  const { name, jobName, when, why } = interview
  const blocks: Block[] = [
    text(greet('greeting', { name })),
    text(t(`closed.${why}`, { jobName: strong(jobName), ofCompany: ofCompany(interview), when })),
    text(t(`closed.${nextOf(interview)}`)),
    { kind: 'button', label: t('closed.button'), url: `${site}/interviews` },
  ]
  return { subject: t(`closed.${why}Subject`, { jobName }), blocks, calendar: interview.event }
}

/** What is looked at in the agenda, not at the person. */
const toAgenda: ReadonlySet<AnsweredInterview['answer']> = new Set([
  'confirmed',
  'moved',
  'closed',
  'left',
  'hidden',
  'shown',
])

/** What comes after an interview that doesn't take place. */
function nextOf({ why, deleted, jobEnded, mayWrite = true }: ClosedInterview) {
  if (deleted) return 'deletedNext'
  if (why === 'canceled' && jobEnded) return 'endedNext'
  return why === 'timeout' && !mayWrite ? 'timeoutEnded' : (`${why}Next` as const)
}

function interviewAnswered(interview: AnsweredInterview, site: string): Sheet {
  const { name, candidate, jobName, jobId, cvId, when, answer, reason, needs, withdrew, maySet = true } = interview
  const { event } = interview
  const said = withdrew && answer === 'canceled' ? 'withdrew' : answer
  const blocks: Block[] = [
    text(greet('greeting', { name })),
    text(t(`answered.${said}`, { candidate: strong(candidate ?? ''), jobName: strong(jobName), when })),
    ...(reason ? [text(t('answered.reason', { reason }))] : []),
    ...(needs ? [text(t('answered.needs'))] : []),
    ...((answer === 'left' || answer === 'hidden') && event ? [text(t('answered.leftCalendar'))] : []),
    ...(answer === 'hidden' ? [text(t('answered.hiddenNext'))] : []),
    needs || toAgenda.has(answer) || jobId === null
      ? { kind: 'button', label: t('answered.agenda'), url: `${site}/recruiter/interviews` }
      : {
          kind: 'button',
          label: t(maySet ? 'answered.see' : 'answered.seePerson'),
          url: `${site}/recruiter/job/${jobId}/selective-process/cv-details/${cvId}`,
        },
  ]
  return { subject: t(`answered.${answer}Subject`, { jobName }), blocks, ...(event && { calendar: event }) }
}

/** Letters about interviews. */
export const interviewTemplates = {
  'interview-told': interviewTold,
  'interview-closed': interviewClosed,
  'interview-answered': interviewAnswered,
}
