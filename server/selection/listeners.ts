import { queueLetter } from '../letters/send-letter.ts'
import { listen } from '../platform/events/listener.ts'
import { newId } from '../platform/ids.ts'
import { findAddressees } from './ending-queries.ts'
import { findReceipt } from './list-queries.ts'

/** The letters about a selection. */
export const selectionListeners = [
  listen('selection.applied', 'application-letter', async (tx, { id, payload }, { configuration: { secret } }) => {
    const receipt = await findReceipt(tx, payload.placeId)
    if (!receipt) return
    const { email, name, jobName, company } = receipt
    const values = { name: name.split(' ', 1)[0] ?? name, jobName, company }
    await queueLetter(tx, { secret, id, to: email, template: 'application-received', values })
  }),
  listen('selection.job-deleted', 'job-deleted-letter', async (tx, { payload }, { configuration: { secret }, now }) => {
    for (const { email, name, jobName, company } of await findAddressees(tx, payload.placeIds)) {
      const values = { name: name.split(' ', 1)[0] ?? name, jobName, company }
      await queueLetter(tx, { secret, id: newId(now()), to: email, template: 'job-deleted', values })
    }
  }),
]
