import { idempotencyKeyHeader } from '@trampolim/contract/idempotency-key.ts'
import { answersForItself } from '../../platform/browser/if-unanswered.ts'
import { newClientId } from '../../platform/browser/new-client-id.ts'
import { whenIdle } from '../../platform/browser/when-idle.ts'

/** Milliseconds after which a part of a page counts as not loaded (specification, platform §9). */
const patience = 120_000

/** Milliseconds within which the same form is the one that had no answer, not a new one. */
const soon = 60_000

/** Milliseconds after which loading the error message is retried, if it couldn't be loaded. */
const pause = 5000

/** Loads what a page needs later, once it is at rest. */
export function loadAtRest() {
  whenIdle(() => void import('./at-rest.ts').catch(() => {}))
}

async function message() {
  for (;;) {
    try {
      return await import('./at-rest.ts')
    } catch {
      await new Promise((again) => setTimeout(again, pause))
    }
  }
}

/**
 * Loads a part of a page. If that fails or takes too long, the open page shows a message and stays as it is until the
 * person retries. `part` names it in the report.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  part: string,
  signal?: AbortSignal | null,
): Promise<Part> {
  for (;;) {
    try {
      return await Promise.race([load(), new Promise<never>((_, fail) => setTimeout(fail, patience))])
    } catch (problem) {
      if (signal?.aborted) throw problem
      await (await message()).offerAgain(part, !problem, signal)
    }
  }
}

/**
 * Sends a form. If no answer arrives, the open page shows a message and stays as it is until the person sends it again,
 * under the same key: if only the answer was lost, it is handled once and answered again.
 */
async function sendForm(send: Send, init: RequestInit): Promise<Response> {
  const { key } = sendingOf(init)
  for (;;) {
    try {
      const answer = await send(key)
      if (!isUnconfirmed(answer) || init.signal?.aborted) return answer
    } catch (problem) {
      if (init.signal?.aborted) throw problem
    }
    await (await message()).untilSendingAgain(init.signal, isSentByPage(init))
  }
}

/** Forms to which no answer came, of pages that say so themselves: since when, and under which key. */
const unanswered = new Map<string, Sending>()

/**
 * Sends a form of a page that says itself if no answer arrives. Pressed again soon, it is sent under the same key, unless
 * the person sent another one after that, which was answered: it may have undone this one.
 */
async function sendForPage(send: Send, init: RequestInit, address: string): Promise<Response> {
  const form = init.body instanceof URLSearchParams && `${address} ${init.body}`
  const known = form && unanswered.get(form)
  const { key, at: sent } = sendingOf(init, known && Date.now() - known.at < soon ? known.key : undefined)
  let isAnswered = false
  try {
    const answer = await send(key)
    isAnswered = isOfApp(answer)
    return answer
  } finally {
    if (isAnswered) {
      for (const [each, { at }] of unanswered)
        if (each === form || (at <= sent && !isSentByPage(init))) unanswered.delete(each)
    } else if (form && !init.signal?.aborted) unanswered.set(form, { key, at: Date.now() })
  }
}

/** Whether a page sent a form by itself once it was shown, and nobody pressed anything. */
const isSentByPage = ({ body }: RequestInit) => /(^|&)intent=(read|seen|viewed)(&|$)/.test(`${body}`)

type Send = (key: string) => Promise<Response>

/** The key under which a form is sent, and when it was sent. */
type Sending = { key: string; at: number }

/** What is being sent: the browser repeats some requests by itself. */
const sendings = new WeakMap<RequestInit, Sending>()

function sendingOf(init: RequestInit, key = newClientId()): Sending {
  const sending = sendings.get(init) ?? { key, at: Date.now() }
  sendings.set(init, sending)
  return sending
}

/** Whether the app itself answered, as the router tells it, and no server before it or one that lost its database. */
const isOfApp = ({ headers }: Response) => headers.has('x-remix-response')

/** Whether nobody knows if a form was handled. One that wasn't begun is repeated by the browser itself. */
const isUnconfirmed = (answer: Response) =>
  answer.status > 501 && !isOfApp(answer) && !answer.headers.has('x-nothing-begun')

/** Loads the data of pages and sends their forms in these ways, unless the page handles failures itself. */
export const loadingPages =
  (ask: typeof fetch): typeof fetch =>
  (input, init) => {
    const address = `${input}`
    const once = () => ask(input, init)
    if (!/\.data(\?|$)/.test(address)) return once()
    if (!init?.body) return loadPart(once, address, init?.signal)
    const send = (key: string) => {
      const headers = new Headers(init.headers)
      headers.set(idempotencyKeyHeader, key)
      return ask(input, { ...init, headers })
    }
    return answersForItself(address) ? sendForPage(send, init, address) : sendForm(send, init)
  }
