/**
 * How often a request is repeated at most. Together with the waiting time that the server asks for, this outlasts most
 * outages.
 */
const tries = 4

/**
 * Repeats a request if the server answers that it is unavailable and has not begun to process it. Typed text stays on
 * the screen, and nothing is done twice.
 */
export function patientFetch(ask: typeof fetch, wait: (seconds: number) => Promise<void> = pause): typeof fetch {
  return async (input, init) => {
    for (let left = tries; ; left -= 1) {
      const answer = await ask(input instanceof Request ? input.clone() : input, init)
      if (left === 0 || answer.status !== 503 || !answer.headers.has('x-nothing-begun')) return answer
      await wait(Number(answer.headers.get('retry-after')) || 5)
    }
  }
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}
