/**
 * How a request ended. `away`: a clear 503 that says when to come again. `cut`: no answer at all, as when the process that held the
 * connection was killed. `wrong`: any other failure, or an answer that isn't what it should be.
 */
export type Outcome = 'right' | 'away' | 'cut' | 'wrong'

/** One request as its client saw it. */
export type Asked = {
  /** What the client was doing. */
  action: string
  outcome: Outcome
  /** When it began, by `performance.now()`, and how long it took, in milliseconds. */
  at: number
  took: number
  /** What was wrong about it, without anything that people entered. */
  why?: string
}

/** Nobody waits longer; what takes longer counts as cut off. */
const longestWait = 40_000

export type Client = {
  /** What it is doing, to which its requests are counted. */
  doing: string
  /** Sends a request as `fetch` does, and notes how it ended. */
  fetch: typeof fetch
  /** Corrects how the latest request ended, by whoever understood its answer. */
  wasWrong: (why: string) => void
}

/** A client that notes each of its requests. */
export function openClient(note: (asked: Asked) => void): Client {
  let latest: Asked | undefined
  const client: Client = {
    doing: '',
    async fetch(input, init) {
      const at = performance.now()
      const ended = (outcome: Outcome, why?: string) => {
        latest = { action: client.doing, outcome, at, took: performance.now() - at, ...(why && { why }) }
        note(latest)
      }
      try {
        const answer = await fetch(input, { ...init, redirect: 'manual', signal: AbortSignal.timeout(longestWait) })
        const body = await answer.text()
        const [outcome, why] = outcomeOf(answer, body)
        ended(outcome, why)
        const { status, headers } = answer
        return new Response([204, 205, 304].includes(status) ? null : body, { status, headers })
      } catch (problem) {
        ended('cut', nameOf(problem))
        throw problem
      }
    },
    wasWrong(why) {
      if (latest) Object.assign(latest, { outcome: 'wrong', why })
    },
  }
  return client
}

/** A refusal (4xx) is right until whoever asked finds it wrong. */
function outcomeOf({ status, headers }: Response, body: string): [Outcome, string?] {
  if (status < 500) return ['right']
  const isClear = headers.has('retry-after') && /not_available_now|Estamos voltando em instantes|Voltamos já/.test(body)
  if (status === 503 && isClear) return ['away']
  return ['wrong', `${status} ${/"code":"(\w+)"/.exec(body)?.[1] ?? ''}`.trim()]
}

function nameOf(problem: unknown): string {
  const { cause, name } = problem as { cause?: { code?: string; name?: string }; name?: string }
  return cause?.code ?? cause?.name ?? name ?? 'unknown'
}
