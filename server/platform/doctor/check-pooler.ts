import { randomBytes } from 'node:crypto'
import { hasOwnSession } from '../database/own-session.ts'
import { asking } from './check-database.ts'
import { type Finding, fault, saidBy, warning, well } from './finding.ts'

/**
 * Whether direct connections are really direct, connections through a pooler have the limits that a pooler can't pass
 * on, and statements are prepared only if the pooler supports it.
 */
export async function checkPooler({
  databaseUrl,
  databaseDirectUrl,
  databaseOwnerUrl,
  preparedStatements,
}: {
  databaseUrl: string
  databaseDirectUrl: string | null
  databaseOwnerUrl: string | null
  preparedStatements: boolean
}): Promise<Finding[]> {
  const direct = {
    ...(databaseDirectUrl ? { DATABASE_DIRECT_URL: databaseDirectUrl } : { DATABASE_URL: databaseUrl }),
    ...(databaseOwnerUrl && { DATABASE_OWNER_URL: databaseOwnerUrl }),
  }
  const findings: Finding[] = []
  for (const [setting, url] of Object.entries(direct)) {
    const isOwn = await hasOwnSession(url).catch((problem: unknown) => saidBy(problem))
    if (isOwn === false) findings.push(fault('pooler.undeclared', { setting }))
    else if (isOwn !== true && databaseDirectUrl) findings.push(fault('pooler.away', { setting, said: isOwn }))
    // Without a pooler the check of the database itself says whether it answers at its own address.
    else if (isOwn !== true && url !== databaseUrl)
      findings.push(fault('database.settingAway', { setting, said: isOwn }))
  }
  if (findings.length > 0 || !databaseDirectUrl) return findings
  try {
    const limited = await asking(databaseUrl, async (client) => {
      const { rows } = await client.query<{ limited: boolean }>(
        `select setting <> '0' as limited from pg_settings where name = 'statement_timeout'`,
      )
      return rows[0]?.limited ?? false
    })
    return [
      limited ? well('pooler.ok') : warning('pooler.unlimited'),
      ...(preparedStatements && !(await keepsStatements(databaseUrl)) ? [fault('pooler.unprepared')] : []),
    ]
  } catch (problem) {
    return [fault('pooler.away', { setting: 'DATABASE_URL', said: saidBy(problem) })]
  }
}

/**
 * PostgreSQL's errors for a prepared statement that another client made on the same connection, or that this client
 * made on another one.
 */
const mixedUp = new Set(['26000', '42P05'])
const tries = 5

/**
 * Whether two clients of an address can each prepare a statement with the same name. A pooler without support for
 * prepared statements gives both the same connection, most likely if they ask one right after the other.
 */
async function keepsStatements(url: string): Promise<boolean> {
  return asking(url, (one) =>
    asking(url, async (other) => {
      for (let at = 0; at < tries; at += 1) {
        const name = `doctor-${randomBytes(8).toString('hex')}`
        try {
          await one.query({ name, text: 'select 1 as is' })
          await other.query({ name, text: 'select 2 as is' })
          const { rows } = await one.query<{ is: number }>({ name, text: 'select 1 as is' })
          if (rows[0]?.is !== 1) return false
        } catch (problem) {
          if (mixedUp.has((problem as { code?: string }).code ?? '')) return false
          throw problem
        }
      }
      return true
    }),
  )
}
