import { hasOwnSession } from '../database/own-session.ts'
import { asking } from './check-database.ts'
import { type Finding, fault, saidBy, warning, well } from './finding.ts'

/** Whether what is reached directly really is, and what goes by a pooler has the limits that a pooler can't pass on. */
export async function checkPooler({
  databaseUrl,
  databaseDirectUrl,
  databaseOwnerUrl,
}: {
  databaseUrl: string
  databaseDirectUrl: string | null
  databaseOwnerUrl: string | null
}): Promise<Finding[]> {
  const direct = {
    ...(databaseDirectUrl ? { DATABASE_DIRECT_URL: databaseDirectUrl } : { DATABASE_URL: databaseUrl }),
    ...(databaseOwnerUrl && { DATABASE_OWNER_URL: databaseOwnerUrl }),
  }
  const findings: Finding[] = []
  for (const [setting, url] of Object.entries(direct)) {
    const isOwn = await hasOwnSession(url).catch((problem: unknown) => saidBy(problem))
    if (isOwn === false) findings.push(fault('pooler.undeclared', { setting }))
    else if (isOwn !== true) findings.push(fault('pooler.away', { setting, said: isOwn }))
  }
  if (findings.length > 0 || !databaseDirectUrl) return findings
  try {
    const limited = await asking(databaseUrl, async (client) => {
      const { rows } = await client.query<{ limited: boolean }>(
        `select setting <> '0' as limited from pg_settings where name = 'statement_timeout'`,
      )
      return rows[0]?.limited ?? false
    })
    return [limited ? well('pooler.ok') : warning('pooler.unlimited')]
  } catch (problem) {
    return [fault('pooler.away', { setting: 'DATABASE_URL', said: saidBy(problem) })]
  }
}
