import { type ContactKind, isReport } from '@trampolim/marketplace/contact/messages.ts'
import { dayEndedAt } from '@trampolim/marketplace/time/days.ts'
import { dayFormat } from '@trampolim/phrases/formats.ts'
import { contactKindText, contactLetters } from '@trampolim/phrases/pt-br/contact.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Block, type Sheet, strong } from '../layout.ts'

const t = speak(contactLetters)
const common = speak(letters)
const text = (words: string): Block => ({ kind: 'text', text: words })
const timeZone = 'America/Sao_Paulo'
const dayText = dayFormat({ day: 'numeric', month: 'long', timeZone })
const momentText = dayFormat({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone })
/** '12 de março', by its end, or '12 de março às 14:30'. */
const deadlineText = (due: Date) => (dayEndedAt(due) ? dayText(due.getTime() - 1) : momentText(due))

/**
 * To the sender; `due`: by when they get an answer. It repeats nothing that was typed, not even a name, since anybody
 * can type any address.
 */
type ContactReceived = { kind: ContactKind; due: string }

function contactReceived({ kind, due }: ContactReceived): Sheet {
  const values = { due: strong(deadlineText(new Date(due))) }
  return {
    subject: t('received.subject'),
    blocks: [
      text(common('hello')),
      text(t(isReport(kind) ? 'received.report' : 'received.text', values)),
      { kind: 'small', text: t('received.notYou') },
    ],
  }
}

/** To the people who run the marketplace. */
type ContactArrived = { kind: ContactKind; name: string; message: string; due: string }

function contactArrived({ kind, name, message, due }: ContactArrived, site: string): Sheet {
  return {
    subject: t('arrived.subject', { kind: contactKindText[kind] }),
    blocks: [
      text(t('arrived.text', { name: strong(name), due: strong(deadlineText(new Date(due))) })),
      { kind: 'quote', title: t('arrived.quote'), text: message },
      { kind: 'button', label: t('arrived.button'), url: `${site}/review/reports/contact` },
    ],
  }
}

/** The answer to the sender. */
type ContactAnswered = { name: string; kind: ContactKind; message: string; answer: string }

function contactAnswered({ name, message, answer }: ContactAnswered, site: string): Sheet {
  return {
    subject: t('answered.subject'),
    blocks: [
      text(common('greeting', { name })),
      text(t('answered.text')),
      { kind: 'quote', title: t('answered.answer'), text: answer },
      { kind: 'quote', title: t('answered.yours'), text: message },
      text(t('answered.more')),
      { kind: 'button', label: t('answered.button'), url: `${site}/contact` },
    ],
  }
}

/** Letters about contact messages. */
export const contactTemplates = {
  'contact-received': contactReceived,
  'contact-arrived': contactArrived,
  'contact-answered': contactAnswered,
}
