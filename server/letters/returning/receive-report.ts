import { verdictOf } from '@trampolim/marketplace/letters/returns.ts'
import type { House } from '../../platform/house.ts'
import { keysIn } from '../sending/letter-keys.ts'
import { noteReturn } from '../sending/queries.ts'
import { countVerdict } from './count-verdict.ts'
import { readReport } from './read-report.ts'

/**
 * What became of a message that arrived at the address for returned letters: `marked` and `counted` say what it did to the address of its
 * letter, `noted` that it says nothing of the address. The others change nothing: `ignored` isn't a report of a failure, `unknown` is on
 * no letter of ours, or one that returned before.
 */
export type Received = 'marked' | 'counted' | 'noted' | 'ignored' | 'unknown'

type Receiver = Pick<House, 'database' | 'now'> & {
  configuration: Pick<House['configuration'], 'bounceAddress'>
}

/**
 * Takes over a message that arrived at an address made from BOUNCE_ADDRESS. It counts only if it was sent to the address of a letter
 * that we sent, which nobody else can know, and once for each letter. `recipient`: the address at which it arrived, if the mail server
 * says it and no header does.
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
