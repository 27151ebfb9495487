import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'
import type { Span } from '../tracing/span.ts'

/** Why something happens: the request that began it, here or in another process. */
export type Cause = {
  /** In each line of the log, in the answer's header and on error pages. */
  requestId: string
  /** The kind of background work that is being done because of it. */
  work?: string
  /** The step of the trace that is under way; none where nothing is traced. */
  span?: Span | undefined
}

const causes = new AsyncLocalStorage<Cause>()

/** Runs something because of a request; what it awaits and starts has the same cause. */
export const causedBy = <Result>(cause: Cause, act: () => Result): Result => causes.run(cause, act)

/** The cause of what runs now; undefined for what nobody asked for. */
export const presentCause = (): Cause | undefined => causes.getStore()

/** Under this name a cause travels in the payload of queued work. */
const field = '_cause'

const carried = z.object({ requestId: z.string(), trace: z.string().optional() })

/** A request as queued work remembers it: its id, and the step of its trace (W3C `traceparent`). */
export type CarriedCause = z.infer<typeof carried>

/** The payload of work that is being queued, with what causes it. */
export function withCause(payload: object): object {
  const cause = presentCause()
  if (!cause) return payload
  const trace = cause.span?.traceparent
  return { ...payload, [field]: { requestId: cause.requestId, ...(trace && { trace }) } satisfies CarriedCause }
}

/** Splits the payload of queued work from its cause and from what the scheduler adds; null for work without a cause. */
export function payloadAndCause(given: unknown): { payload: Record<string, unknown>; cause: CarriedCause | null } {
  const { _cron, [field]: cause, ...payload } = given as Record<string, unknown>
  return { payload, cause: carried.safeParse(cause).data ?? null }
}
