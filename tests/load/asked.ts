/**
 * The outcome of a request. `away`: a proper 503 with a time to retry. `cut`: no answer at all, for example because the
 * process with the connection was killed. `wrong`: any other failure, or a wrong answer.
 */
export type Outcome = 'right' | 'away' | 'cut' | 'wrong'

/** One request as its client saw it. */
export type Asked = {
  /** What the client was doing. */
  action: string
  outcome: Outcome
  /** When it started, by `performance.now()`, and how long it took, in milliseconds. */
  at: number
  took: number
  /** What was wrong with it, without anything that people entered. */
  why?: string
}

/** A longer wait counts as `cut`. */
const longestWait = 40_000

export type Client = {
  /** The action to which its requests are counted. */
  doing: string
  /** Sends a request like `fetch`, and records its outcome. */
  fetch: typeof fetch
  /** Corrects the outcome of the latest request; called by code that understands the answer. */
  wasWrong: (why: string) => void
}

/** A client that records each of its requests. */
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

/** A refusal (4xx) counts as right until the caller finds it wrong. */
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
