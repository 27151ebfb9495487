import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countVerdict } from '@trampolim/server/letters/returning/count-verdict.ts'
import { keyOfAddress } from '@trampolim/server/letters/sending/letter-keys.ts'
import { behindThePages } from './running-database.ts'

/** Marks an address as if a letter had come back from it. */
export async function markAddress(email: string) {
  const { TRAMPOLIM_JOURNEY_SECRET: given, TRAMPOLIM_JOURNEY_DATA: dataDir } = process.env
  const secret = given ?? readFileSync(join(dataDir as string, 'secret'), 'utf8').trim()
  const address = keyOfAddress({ current: secret, former: [] }, email)
  await behindThePages((database) =>
    database
      .transaction()
      .execute((tx) => countVerdict(tx, { address, verdict: 'gone', status: '5.1.1', now: new Date() })),
  )
}
