import { setTimeout as wait } from 'node:timers/promises'
import { asking } from './check-database.ts'
import { type Finding, saidBy, warning, well } from './finding.ts'

type Seen = { follows: boolean; cluster: string; reached: boolean }

const pause = 100

/**
 * Whether the replica for searches answers, follows the primary, and receives its changes within `most` seconds; if it
 * doesn't, searches stop using it. Searches then use the primary, so nothing here is worse than a warning.
 */
export async function checkReplica(
  url: string,
  { primaryUrl, most }: { primaryUrl: string; most: number },
): Promise<Finding> {
  const primary = await asking(primaryUrl, async (client) => {
    const { rows } = await client.query<{ at: string; cluster: string }>(
      'select pg_current_wal_flush_lsn()::text as at, system_identifier::text as cluster from pg_control_system()',
    )
    return rows[0]
  }).catch(() => undefined)
  try {
    return await asking(url, async (client) => {
      const look = async () => {
        const { rows } = await client.query<Seen>(
          `select pg_is_in_recovery() as follows, system_identifier::text as cluster,
             coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as reached from pg_control_system()`,
          [primary?.at ?? '0/0'],
        )
        return rows[0] as Seen
      }
      const { follows, cluster } = await look()
      if (!follows || (primary && cluster !== primary.cluster)) return warning('replica.notReplica')
      const begun = performance.now()
      const waited = () => (performance.now() - begun) / 1000
      while (!(await look()).reached) {
        if (waited() > most) return warning('replica.late', { seconds: most })
        await wait(pause)
      }
      return well('replica.ok', { seconds: Math.round(waited()) })
    })
  } catch (problem) {
    return warning('replica.away', { said: saidBy(problem) })
  }
}
