import type { z } from 'zod'
import type { House } from '../house.ts'

/** A kind of background work: its stable name, and its payload, which must survive JSON. */
export type Work<Payload> = { name: string; payload: z.ZodType<Payload> }

/** Handles one kind of work. It may run twice, so it must be idempotent. */
export type Handler = { work: Work<never>; run: (house: House, payload: never) => Promise<void> }

/** Pairs a kind of work with its handler. */
export function handler<Payload>(work: Work<Payload>, run: (house: House, payload: Payload) => Promise<void>): Handler {
  return { work, run } as unknown as Handler
}

/** Work at fixed times, as a crontab pattern in UTC; at most one of a kind waits at a time. */
export type Schedule = { pattern: string; work: Work<Record<string, never>> }
