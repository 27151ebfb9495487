/** Milliseconds after which a part of a page counts as not loaded (specification, platform §9). */
const patience = 120_000

const message = () => import('./offer-again.ts')

/** Loads what says that a part is missing, before the network goes. */
export function keepMessageReady() {
  setTimeout(() => message().catch(() => {}), 4000)
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

/** Loads the data of pages in that way; forms are sent once. */
export const loadingPages =
  (ask: typeof fetch): typeof fetch =>
  (input, init) =>
    /\.data(\?|$)/.test(`${input}`) && !init?.body
      ? loadPart(() => ask(input, init), `${input}`, init?.signal)
      : ask(input, init)
