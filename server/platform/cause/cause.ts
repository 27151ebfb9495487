import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'
import type { Span } from '../tracing/span.ts'

/** Why something happens: the request that caused it, here or in another process. */
export type Cause = {
  /** Included in each log line, in the answer's header and on error pages. */
  requestId: string
  /** The kind of background work that runs because of it. */
  work?: string
  /** The current span of the trace; undefined if nothing is traced. */
  span?: Span | undefined
}

const causes = new AsyncLocalStorage<Cause>()

/** Runs a function with a request as its cause; everything that it awaits or starts has the same cause. */
export const causedBy = <Result>(cause: Cause, act: () => Result): Result => causes.run(cause, act)

/** The cause of the code that is running; undefined if no request caused it. */
export const presentCause = (): Cause | undefined => causes.getStore()

/** The field that carries the cause in the payload of queued work. */
const field = '_cause'

const carried = z.object({ requestId: z.string(), trace: z.string().optional() })

/** A request as it is stored with queued work: its id, and the span of its trace (W3C `traceparent`). */
export type CarriedCause = z.infer<typeof carried>

/** The payload of work that is being queued, with its cause. */
export function withCause(payload: object): object {
  const cause = presentCause()
  if (!cause) return payload
  const trace = cause.span?.traceparent
  return { ...payload, [field]: { requestId: cause.requestId, ...(trace && { trace }) } satisfies CarriedCause }
}

/**
 * Splits the payload of queued work from its cause and from the scheduler's additions; null for work without a cause.
 */
export function payloadAndCause(given: unknown): { payload: Record<string, unknown>; cause: CarriedCause | null } {
  const { _cron, [field]: cause, ...payload } = given as Record<string, unknown>
  return { payload, cause: carried.safeParse(cause).data ?? null }
}
