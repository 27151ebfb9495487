import { whenIdle } from '../../platform/when-idle.ts'
import { answersForItself } from '../../platform/without-answer.ts'

/** Milliseconds after which a part of a page counts as not loaded (specification, platform §9). */
const patience = 120_000

/** Milliseconds after which what says that something is missing is loaded again, if it is missing itself. */
const pause = 5000

/** Loads what says that something is missing, before the network goes. */
export function keepMessageReady() {
  whenIdle(() => void import('./offer-again.ts').catch(() => {}))
}

async function message() {
  for (;;) {
    try {
      return await import('./offer-again.ts')
    } catch {
      await new Promise((again) => setTimeout(again, pause))
    }
  }
}

/**
 * Loads what a page needs. If that fails or takes too long, the open page says so and stays as it is until the person
 * tries again. `part` names it in the report.
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

/** Sends a form. If no answer arrives, the open page says so and stays as it is until the person sends it again. */
async function sendForm(send: () => Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  for (;;) {
    try {
      return await send()
    } catch (problem) {
      if (signal?.aborted) throw problem
      await (await message()).offerToSendAgain(signal)
    }
  }
}

/** Loads the data of pages in these ways, and sends their forms, unless the page answers for itself. */
export const loadingPages =
  (ask: typeof fetch): typeof fetch =>
  (input, init) => {
    const address = `${input}`
    const once = () => ask(input, init)
    if (!/\.data(\?|$)/.test(address)) return once()
    if (!init?.body) return loadPart(once, address, init?.signal)
    return answersForItself(address) ? once() : sendForm(once, init.signal)
  }
