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
  const keyed = withKey(init, newClientId())
  for (;;) {
    try {
      return await send(keyed)
    } catch (problem) {
      if (init.signal?.aborted) throw problem
      await (await message()).untilSendingAgain(init)
    }
  }
}

/** Forms to which no answer came, of pages that say so themselves: when, and under which key. */
const unanswered = new Map<string, { key: string; at: number }>()

/** Sends a form of a page that says itself if no answer arrives. Pressed again soon, it is sent under the same key. */
async function sendForPage(send: Send, init: RequestInit, address: string): Promise<Response> {
  const form = init.body instanceof URLSearchParams ? `${address} ${init.body}` : null
  const known = form ? unanswered.get(form) : undefined
  const key = known && Date.now() - known.at < soon ? known.key : newClientId()
  try {
    const answer = await send(withKey(init, key))
    unanswered.clear()
    return answer
  } catch (problem) {
    if (form && !init.signal?.aborted) unanswered.set(form, { key, at: Date.now() })
    throw problem
  }
}

type Send = (init: RequestInit) => Promise<Response>

function withKey(init: RequestInit, key: string): RequestInit {
  const headers = new Headers(init.headers)
  headers.set(idempotencyKeyHeader, key)
  return { ...init, headers }
}

/** Loads the data of pages and sends their forms in these ways, unless the page handles failures itself. */
export const loadingPages =
  (ask: typeof fetch): typeof fetch =>
  (input, init) => {
    const address = `${input}`
    const once = (own = init) => ask(input, own)
    if (!/\.data(\?|$)/.test(address)) return once()
    if (!init?.body) return loadPart(once, address, init?.signal)
    return answersForItself(address) ? sendForPage(once, init, address) : sendForm(once, init)
  }
