import { sql } from 'kysely'
import { z } from 'zod'
import { layoutInForce, putInForce, type RowLayout } from '../database/row-layouts.ts'
import type { Database, House, Tx } from '../house.ts'
import { enqueue } from './enqueue.ts'
import { type Handler, handler, type Work } from './work.ts'

/** Rows that are rewritten when their layout or writing statement changes. */
export type Refilled = {
  layout: RowLayout<unknown>
  /** How many owners' rows are written in one transaction. */
  batch: number
  /**
   * Lists owners, ordered and after a given one, whose rows have another layout than the current one; `after` is empty
   * for the first batch.
   */
  inOtherLayouts: (tx: Tx, of: { number: number; after: string; most: number }) => Promise<{ id: string; at: string }[]>
  /** Rewrites the rows of these owners in the form of this version. */
  write: (tx: Tx, ids: readonly string[]) => Promise<void>
}

/** The owner after which the next batch begins. */
type From = { after: string }

/** The name contains the layout, so that only processes with this layout run it. */
const workOf = (rows: string, fingerprint: string): Work<From> => ({
  name: `refill ${rows} ${fingerprint}`,
  payload: z.strictObject({ after: z.string() }),
})

/** Converts rows to the layout of this version of the code while searches, which read every layout, continue. */
export function refilling({ layout, batch, inOtherLayouts, write }: Refilled) {
  const { rows, fingerprint } = layout

  /** `late`: uses a separate key, so that it doesn't replace the work that is proceeding from batch to batch. */
  async function ask(tx: Tx, to: string, { after, late = false }: From & { late?: boolean }) {
    const work = workOf(rows, to)
    await enqueue(tx, work, { payload: { after }, key: late ? `${work.name} late` : work.name })
  }

  /**
   * At startup: declares this version's layout, and queues the work, which looks for rows in another one. A start
   * doesn't wait for that: among millions of rows it takes seconds.
   */
  async function prepare(database: Database) {
    await database.transaction().execute(async (tx) => {
      await putInForce(tx, layout)
      await ask(tx, fingerprint, { after: '' })
    })
  }

  /**
   * Rewrites one batch and queues the next, so that an interruption loses only the current batch, and other work can
   * run in between. Ends when all rows are rewritten or another layout was declared.
   */
  async function refillOnce({ database }: Pick<House, 'database'>, { after }: From) {
    await database.transaction().execute(async (tx) => {
      const inForce = await layoutInForce(tx, rows)
      if (inForce?.fingerprint !== fingerprint) return
      await sql`set local statement_timeout = 0`.execute(tx)
      const stale = await inOtherLayouts(tx, { number: inForce.number, after, most: batch })
      const last = stale.at(-1)
      if (!last) return
      await write(
        tx,
        stale.map(({ id }) => id),
      )
      await ask(tx, fingerprint, { after: last.at })
    })
  }

  /**
   * Called after this version wrote rows while another version's layout is the declared one: queues their rewriting for
   * that version.
   */
  async function leaveToLayoutInForce(tx: Tx) {
    const inForce = await layoutInForce(tx, rows)
    if (inForce && inForce.fingerprint !== fingerprint) await ask(tx, inForce.fingerprint, { after: '', late: true })
  }

  const refillHandler: Handler = handler(workOf(rows, fingerprint), refillOnce)
  return { prepare, leaveToLayoutInForce, handler: refillHandler }
}
