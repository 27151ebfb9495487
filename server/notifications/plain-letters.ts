import { leadsTo } from '@trampolim/marketplace/notifications/leads-to.ts'
import { speakNotification } from '@trampolim/phrases/pt-br/speak-notification.ts'
import { firstName, queueLetters } from '../letters/send-letter.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { cvIdOf } from './present.ts'
import { findTold } from './queries.ts'

type Asked = { ids: readonly string[]; accountIds: readonly string[] }

/**
 * Queues a letter to each of these people about each of these notifications; the letter contains only the
 * notification's text.
 */
export async function queuePlainLetters(
  tx: Tx,
  asked: Asked,
  { configuration, now }: Pick<House, 'configuration' | 'now'>,
) {
  const letters = (await findTold(tx, asked)).map(({ email, name, role, ...row }) => {
    const side = role === 'user:recruiter' ? 'recruiter' : 'candidate'
    const path = leadsTo(row.kind, { side, variant: row.variant, jobId: row.jobId, cvId: cvIdOf(row) })
    const values = { name: firstName(name), text: speakNotification(row), path, kind: row.kind }
    return { id: newId(now()), to: email, template: 'notification-told' as const, values }
  })
  await queueLetters(tx, { secret: configuration.secret, letters })
}
