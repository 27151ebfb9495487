import { answersForItself } from '../../platform/browser/if-unanswered.ts'
import { whenIdle } from '../../platform/browser/when-idle.ts'

/** Milliseconds after which a part of a page counts as not loaded (specification, platform §9). */
const patience = 120_000

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
 * Sends a form. If no answer arrives, the open page shows a message and stays as it is until the person sends it again.
 */
async function sendForm(send: () => Promise<Response>, init: RequestInit): Promise<Response> {
  for (;;) {
    try {
      return await send()
    } catch (problem) {
      if (init.signal?.aborted) throw problem
      await (await message()).untilSendingAgain(init)
    }
  }
}

/** Loads the data of pages and sends their forms in these ways, unless the page handles failures itself. */
export const loadingPages =
  (ask: typeof fetch): typeof fetch =>
  (input, init) => {
    const address = `${input}`
    const once = () => ask(input, init)
    if (!/\.data(\?|$)/.test(address)) return once()
    if (!init?.body) return loadPart(once, address, init?.signal)
    return answersForItself(address) ? once() : sendForm(once, init)
  }
