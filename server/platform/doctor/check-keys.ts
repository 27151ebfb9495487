import { Client } from 'pg'
import { countKeyUse, type KeyUse, longestLink, mayDropFormer } from '../key-use.ts'
import type { Keyring } from '../tokens.ts'
import { type Finding, warning, well } from './finding.ts'

/** What still needs a former secret. If the database can't be reached, another check reports it. */
export async function checkKeyUse(url: string, secret: Keyring, now = new Date()): Promise<Finding[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 30_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return judgeKeyUse(await countKeyUse(client, secret), { hasFormer: secret.former.length > 0, now })
  } catch {
    return []
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Turns the counts into findings. */
export function judgeKeyUse(use: KeyUse, { hasFormer, now }: { hasFormer: boolean; now: Date }): Finding[] {
  const lost = use.lost > 0 ? [warning('secret.lost', { count: use.lost })] : []
  if (!hasFormer) return lost
  if (mayDropFormer(use, now)) return [...lost, warning('secret.droppable')]
  const { apps, codes, people, waiting, since } = use
  const until = new Date((since ?? now).getTime() + longestLink).toISOString()
  const still = apps + codes + waiting > 0
  return [...lost, still ? well('secret.rotated', { apps, codes, people, waiting }) : well('secret.recent', { until })]
}
