import type { ChatMessage, MessageThread, OpenThread } from '@trampolim/contract/gateway/messages.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { dayFormat } from '@trampolim/phrases/formats.ts'
import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { newClientId } from '../../platform/browser/new-client-id.ts'
import { href } from '../../platform/href.ts'
import { shortDayText } from '../dates.ts'
import { briefWords } from '../interviews/words.ts'

const t = speak(messages)

/** The side on whose pages a thread is shown. */
export type Side = 'candidate' | 'recruiter'

/** A thread as a line of the list. */
export type ThreadLine = {
  key: string
  /** The address of its page. */
  to: string
  /** The company or the candidate; null if it is hidden. */
  name: string | null
  title: string
  job: string
  last: string
  when: string
  unread: number
}

/** A message for display. */
export type Bubble = {
  number: number
  /** The day, for the first message of each day. */
  day: string
  time: string
  text: string
  /** Whether it was written by the reader's side. */
  ours: boolean
  by: string
  read: boolean
  /** The message in the form of a list line's last message. */
  asLine: Pick<ThreadLine, 'last' | 'when'>
}

/** A thread with its messages, for display. */
export type ThreadView = Pick<ThreadLine, 'key' | 'name' | 'title' | 'job'> & {
  side: Side
  /** The address of its page, to which its forms are sent. */
  here: string
  /** The job's page for candidates, the candidate's for recruiters. */
  link: string | null
  bubbles: readonly Bubble[]
  older: number | null
  /** Whether these are the latest messages. */
  isLatest: boolean
  closed: string | null
  /** The upcoming interview, with the address for answering or viewing it. */
  next: { text: string; to: string; action: string } | null
  unread: number
  /** The state of a report by the reader: awaiting a reviewer, being written in the form, or possible. */
  report: 'waiting' | 'writing' | 'possible' | null
  /** The client id of the next message, unless scripts choose one. */
  clientId: string
}

const timeZone = 'America/Sao_Paulo'
const timeText = dayFormat({ hour: '2-digit', minute: '2-digit', timeZone })
const weekdayText = dayFormat({ weekday: 'long', timeZone })
const longDayText = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone })
const dayKey = dayFormat({ year: 'numeric', month: '2-digit', day: '2-digit', timeZone })
const oneDay = 86_400_000

function titleOf({ company, candidate }: MessageThread, side: Side): string {
  return side === 'recruiter' ? candidate : (company ?? t('confidential'))
}

const nameOf = ({ company, candidate }: MessageThread, side: Side) => (side === 'recruiter' ? candidate : company)
const keyOf = ({ jobId, candidateId }: MessageThread) => `${jobId} ${candidateId}`

/** A thread as a line of the list. */
export function lineOf(thread: MessageThread, { side, to, now }: { side: Side; to: string; now: Date }): ThreadLine {
  const { last, unread, jobName } = thread
  return {
    ...{ key: keyOf(thread), to, name: nameOf(thread, side), title: titleOf(thread, side), job: jobName, unread },
    ...(last ? bubbleOf(last, { side, now }).asLine : { last: '', when: '' }),
  }
}

function previewOf({ mine, fromCandidate, author, automatic, message }: ChatMessage, side: Side): string {
  const text = message.message.replace(/\s+/g, ' ').slice(0, 120)
  if (mine) return t('yours', { text })
  if (side === 'recruiter' && automatic) return t('by', { name: t('thread.automatic'), text })
  return side === 'recruiter' && !fromCandidate ? t('by', { name: author ?? t('thread.gone'), text }) : text
}

/** '14:32' today, 'sexta-feira' within a week, '12 de nov.' before. */
function whenText(moment: string, now: Date): string {
  const then = new Date(moment)
  if (dayKey(then) === dayKey(now)) return timeText(then)
  return now.getTime() - then.getTime() < 6 * oneDay ? weekdayText(then) : shortDayText(moment)
}

function dayText(then: Date, now: Date): string {
  if (dayKey(then) === dayKey(now)) return t('thread.today')
  if (dayKey(then) === dayKey(new Date(now.getTime() - oneDay))) return t('thread.yesterday')
  return longDayText(then)
}

/** Converts a thread with its messages for display. */
export function viewOf(
  { thread, items, older, reported, interview }: OpenThread,
  {
    side,
    here,
    link,
    isLatest,
    isReporting,
    now,
  }: { side: Side; here: string; link: string | null; isLatest: boolean; isReporting: boolean; now: Date },
): ThreadView {
  return {
    ...{ key: keyOf(thread), name: nameOf(thread, side), title: titleOf(thread, side), job: thread.jobName },
    ...{ side, here, link, older, isLatest, unread: thread.unread },
    bubbles: items.map((message) => bubbleOf(message, { side, now })),
    closed: thread.closed && t(`closed.${side}.${thread.closed}`),
    next: interview && nextOf(interview, now),
    report: reported ? 'waiting' : thread.threadId === null ? null : isReporting ? 'writing' : 'possible',
    clientId: newClientId(),
  }
}

function nextOf(interview: NonNullable<OpenThread['interview']>, now: Date) {
  const { interviewId, startDateTime, timeZone, status } = interview
  const date = dayOf(new Date(startDateTime), timeZone)
  const isAnswered = status === 'candidate:confirmed' || status === 'candidate:accepted'
  return {
    text: t('ahead.interview', { when: briefWords({ ...interview, date }, now) }),
    to: `${href('/interviews')}#interview-${interviewId}`,
    action: t(isAnswered ? 'ahead.see' : 'ahead.confirm'),
  }
}

/** Converts a message for display. */
export function bubbleOf(message: ChatMessage, { side, now }: { side: Side; now: Date }): Bubble {
  const { ids, fromCandidate, mine, author, automatic, number } = message
  const sent = new Date(ids.created)
  const unnamed = side === 'candidate' ? t('thread.company') : t('thread.gone')
  return {
    ...{ number, day: dayText(sent, now), time: timeText(sent), text: message.message.message },
    ours: fromCandidate === (side === 'candidate'),
    by: mine ? t('thread.you') : automatic ? t('thread.automatic') : (author ?? unnamed),
    read: ids.destinationIds.every(({ read }) => read),
    asLine: { last: previewOf(message, side), when: whenText(ids.created, now) },
  }
}

/** Combines messages from several loads into one list; for the same message the later load counts. */
export function merged(before: readonly Bubble[], later: readonly Bubble[]): Bubble[] {
  const all = new Map([...before, ...later].map((each) => [each.number, each]))
  return [...all.values()].toSorted((one, other) => one.number - other.number)
}

/** A message that was sent from the page, and the list that was shown then. */
export type SentNow = { key: string; bubble: Bubble; on: readonly ThreadLine[] | undefined }

/** The list with that message as the last of its thread, until the list is loaded anew, which may know a later one. */
export function withSent(lines: readonly ThreadLine[], sent: SentNow | null): readonly ThreadLine[] {
  if (sent?.on !== lines) return lines
  return lines.map((line) => (line.key === sent.key ? { ...line, ...sent.bubble.asLine } : line))
}
