import { z } from 'zod'
import { layoutInForce, putInForce, type RowLayout } from '../database/row-layouts.ts'
import type { Database, House, Tx } from '../house.ts'
import { enqueue } from './enqueue.ts'
import { type Handler, handler, type Work } from './work.ts'

/** Rows that are written anew when the way they are written changes. */
export type Refilled = {
  layout: RowLayout<unknown>
  /** How many owners' rows are written in one transaction. */
  batch: number
  /** Owners, after one and in their order, whose rows are written in another layout than this one; `after` is '' at first. */
  inOtherLayouts: (tx: Tx, of: { number: number; after: string; most: number }) => Promise<{ id: string; at: string }[]>
  /** Writes the rows of these owners as this version writes them. */
  write: (tx: Tx, ids: readonly string[]) => Promise<void>
}

/** After which owner the next batch begins. */
type From = { after: string }

/** Named by its layout, so that only processes that write in it take it up. */
const workOf = (rows: string, fingerprint: string): Work<From> => ({
  name: `refill ${rows} ${fingerprint}`,
  payload: z.strictObject({ after: z.string() }),
})

/** How rows come into the layout of this version of the code while searches go on, which read every layout. */
export function refilling({ layout, batch, inOtherLayouts, write }: Refilled) {
  const { rows, fingerprint } = layout

  /** `late`: what goes on from batch to batch isn't replaced by it. */
  async function ask(tx: Tx, to: string, { after, late = false }: From & { late?: boolean }) {
    const work = workOf(rows, to)
    await enqueue(tx, work, { payload: { after }, key: late ? `${work.name} late` : work.name })
  }

  /** At a start: puts this version's layout in force and queues the work where rows are in another one. */
  async function prepare(database: Database) {
    await database.transaction().execute(async (tx) => {
      const number = await putInForce(tx, layout)
      const [stale] = await inOtherLayouts(tx, { number, after: '', most: 1 })
      if (stale) await ask(tx, fingerprint, { after: '' })
    })
  }

  /**
   * Writes one batch anew and leaves the next to the queue, so that whoever stops or is killed loses nothing but the batch
   * under way, and other work comes in between. Ends where all are done or another layout came into force.
   */
  async function refillOnce({ database }: Pick<House, 'database'>, { after }: From) {
    await database.transaction().execute(async (tx) => {
      const inForce = await layoutInForce(tx, rows)
      if (inForce?.fingerprint !== fingerprint) return
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

  /** After this version wrote rows while another one's layout is in force: has that one write them anew. */
  async function leaveToLayoutInForce(tx: Tx) {
    const inForce = await layoutInForce(tx, rows)
    if (inForce && inForce.fingerprint !== fingerprint) await ask(tx, inForce.fingerprint, { after: '', late: true })
  }

  const refillHandler: Handler = handler(workOf(rows, fingerprint), refillOnce)
  return { prepare, leaveToLayoutInForce, handler: refillHandler }
}
