import { verdictOf } from '@trampolim/marketplace/letters/returns.ts'
import type { House } from '../../platform/house.ts'
import { keysIn } from '../sending/letter-keys.ts'
import { noteReturn } from '../sending/queries.ts'
import { countVerdict } from './count-verdict.ts'
import { readReport } from './read-report.ts'

/**
 * The result of handling a message that arrived at the address for returned letters. `marked` and `counted` say how it
 * affected the letter's address; `noted`: it says nothing about the address. The others change nothing: `ignored` isn't
 * a failure report; `unknown` belongs to no letter of ours, or to one that had already returned.
 */
export type Received = 'marked' | 'counted' | 'noted' | 'ignored' | 'unknown'

type Receiver = Pick<House, 'database' | 'now'> & {
  configuration: Pick<House['configuration'], 'bounceAddress'>
}

/**
 * Handles a message that arrived at an address made from BOUNCE_ADDRESS. It counts only if it was sent to the return
 * address of a letter that we sent, which nobody else can know, and once per letter. `recipient`: the address at which
 * it arrived, if the mail server passes it and no header has it.
 */
export async function receiveReport(
  { database, configuration: { bounceAddress }, now }: Receiver,
  { message, recipient = '' }: { message: Buffer; recipient?: string },
): Promise<Received> {
  const report = await readReport(message)
  const failed = report?.outcomes.find(({ action }) => action === 'failed')
  if (!report || !failed || bounceAddress === null) return 'ignored'
  const [key] = keysIn(`${recipient} ${report.to}`, bounceAddress)
  if (!key) return 'unknown'
  const { status } = failed
  const verdict = verdictOf(status)
  return database.transaction().execute(async (tx) => {
    const address = await noteReturn(tx, { key, status, now: now() })
    if (!address) return 'unknown'
    if (verdict === 'other') return 'noted'
    return (await countVerdict(tx, { address, verdict, status, now: now() })) ? 'marked' : 'counted'
  })
}
