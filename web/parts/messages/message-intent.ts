import type { ChatMessage } from '@trampolim/contract/gateway/messages.ts'
import { longestMessage, tidyMessage } from '@trampolim/marketplace/messages/threads.ts'
import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { shownRefusal } from '../../platform/shown-refusal.ts'
import { type Bubble, bubbleOf, type Side } from './view.ts'

const t = speak(messages)
const unavailable = 503

/** The result of sending a message or marking some as read; a refused text comes back with its fault. */
export type MessageOutcome = { ok: boolean; text: string; fault: string | null; sent: Bubble | null }

/** The thread calls of the page's side. */
type ThreadCalls = {
  send: (words: { message: string; clientId?: string }) => Promise<ChatMessage>
  markRead: (number: number) => Promise<unknown>
  report: (text: string) => Promise<unknown>
}

/**
 * Carries out a thread's form: sends a message and marks those shown with the form as read; or marks messages as read;
 * or reports the thread. Without scripts it then redirects, so that reloading sends nothing. Server only.
 */
export async function doMessageIntent(
  form: FormData,
  { send, markRead, report }: ThreadCalls,
  { here, side }: { here: string; side: Side },
) {
  const field = (name: string) => String(form.get(name) ?? '')
  const shown = Number(field('number'))
  const byScript = form.has('script')
  const done = (sent: Bubble | null) =>
    byScript ? data<MessageOutcome>({ ok: true, text: '', fault: null, sent }, 200) : redirect(here)
  const mark = async () => (Number.isInteger(shown) && shown > 0 ? markRead(shown) : undefined)
  if (field('intent') === 'read') {
    await mark()
    return done(null)
  }
  const text = tidyMessage(field('message'))
  const fault = text === '' ? t('write.blank') : text.length > longestMessage ? t('write.tooLong') : null
  if (fault) return data<MessageOutcome>({ ok: false, text, fault, sent: null }, 422)
  const clientId = field('clientId')
  try {
    if (field('intent') === 'report') {
      await report(text)
      return redirect(here)
    }
    await mark()
    const sent = await send({ message: text, ...(clientId && { clientId }) })
    return done(bubbleOf(sent, { side, now: new Date() }))
  } catch (problem) {
    const refused = shownRefusal(problem, 401, 403)
    const said = refused.fields.text?.message ?? refused.message
    return data<MessageOutcome>({ ok: false, text, fault: said, sent: null }, refused.status)
  }
}

/** The answer in the browser if the server can't be reached or fails: the page and the typed text stay. */
export const keptMessage = () =>
  data<MessageOutcome>({ ok: false, text: '', fault: t('write.lost'), sent: null }, unavailable)
