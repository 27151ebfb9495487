import type { ThreadDecision } from '@trampolim/marketplace/messages/threads.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Block, type Sheet, strong } from '../layout.ts'

const t = speak(letters)
const text = (words: string): Block => ({ kind: 'text', text: words })

/** Unread messages about a job. `from`: the candidate or the company; null if the job hides it. */
type UnreadMessages = { name: string; jobName: string; from: string | null; path: string }

/** Announces messages without quoting them, since letters pass through more hands than pages do. */
function unreadMessages({ name, jobName, from, path }: UnreadMessages, site: string): Sheet {
  return {
    subject: t('unreadMessages.subject', { jobName }),
    blocks: [
      text(t('greeting', { name })),
      text(t('unreadMessages.text', { from: strong(from ?? t('unreadMessages.hidden')), jobName: strong(jobName) })),
      text(t('unreadMessages.next')),
      { kind: 'button', label: t('unreadMessages.button'), url: `${site}${path}` },
    ],
  }
}

/** The answer to the author of a report of a thread. */
type DecidedThreadReport = { name: string; jobName: string; decision: ThreadDecision; answer: string }

function threadReportDecided({ name, jobName, decision, answer }: DecidedThreadReport): Sheet {
  return {
    subject: t('threadReportDecided.subject'),
    blocks: [
      text(t('greeting', { name })),
      text(t('threadReportDecided.text', { jobName: strong(jobName) })),
      text(t(`threadReportDecided.${decision}`)),
      text(t('lookReportAnswered.answer', { answer })),
    ],
  }
}

/** Letters about messages. */
export const messageTemplates = {
  'unread-messages': unreadMessages,
  'thread-report-decided': threadReportDecided,
}
