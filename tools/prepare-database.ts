import { operator } from '@trampolim/phrases/pt-br/operator.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { assertInhabitants } from '@trampolim/server/accounts/addresses/assert-inhabitants.ts'
import { prepareSecrets } from '@trampolim/server/accounts/second-step/reseal.ts'
import { loadReference } from '@trampolim/server/lookups/load-reference.ts'
import type { Configuration } from '@trampolim/server/platform/configuration.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { inTurn } from '@trampolim/server/platform/database/in-turn.ts'
import { migrate } from '@trampolim/server/platform/database/migrating/migrate.ts'
import { assertOwnSession } from '@trampolim/server/platform/database/own-session.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { noteCurrentKey } from '@trampolim/server/platform/key-use.ts'
import { keyIdOf } from '@trampolim/server/platform/tokens.ts'
import { prepareSearch } from '@trampolim/server/services/prepare-search.ts'

const t = speak(operator)
/** The database lock under which one process at a time does the preparations that all need. */
const preparing = 7_264_211

/** The addresses of a database: for the application, and for the owner of its tables. */
export type PreparedDatabase = { databaseUrl: string; ownerUrl: string }

/**
 * Migrates the database and fills in what every process needs; says what it did. It may be interrupted and done again.
 * @throws StartFault if the operator has to solve a problem first
 */
export async function prepareDatabase(
  configuration: Configuration,
  { databaseUrl, ownerUrl }: PreparedDatabase,
  say: (line: string) => void,
): Promise<void> {
  if (configuration.databaseUrl) await assertSessions(configuration)
  const ran = await migrate(ownerUrl, { application: configuration.databaseDirectUrl ?? databaseUrl })
  if (ran.length) say(t('migrated', { count: ran.length }))
  await inTurn(ownerUrl, preparing, () => prepare(configuration, { ownerUrl, say }))
}

/**
 * Checks that direct connections are really direct: locks, notifications and session settings would be lost in a
 * pooler.
 */
async function assertSessions({ databaseUrl, databaseDirectUrl, databaseOwnerUrl }: Configuration) {
  const direct = { DATABASE_URL: databaseDirectUrl ? null : databaseUrl, DATABASE_DIRECT_URL: databaseDirectUrl }
  for (const [setting, url] of Object.entries({ ...direct, DATABASE_OWNER_URL: databaseOwnerUrl })) {
    if (url) await assertOwnSession(url, setting)
  }
}

/**
 * As the owner, since filling a whole database recreates indexes. Loads reference data if it changed, and the demo world
 * if the database is empty.
 */
async function prepare(
  configuration: Configuration,
  { ownerUrl, say }: { ownerUrl: string; say: (line: string) => void },
) {
  const { database, pool } = openDatabase(ownerUrl, { connections: 2, statementTimeout: 0 })
  try {
    await assertInhabitants(database, configuration)
    if (await loadReference(database)) say(t('reference'))
    await prepareSearch(database)
    await noteCurrentKey(database, { id: keyIdOf(configuration.secret.current), now: new Date() })
    await prepareSecrets(database, configuration.secret)
    if (configuration.demo) await provideDemoWorld(database, { configuration, say })
  } finally {
    await database.destroy()
    if (!pool.ended) await pool.end()
  }
}

/** Fills the demo world if the database is empty, and finishes what an interrupted start left. */
async function provideDemoWorld(
  database: Database,
  { configuration, say }: { configuration: Configuration; say: (line: string) => void },
) {
  if (await isEmpty(database, 'account')) {
    const { fillDemoWorld } = await import('@trampolim/tests/world/fill.ts')
    const { openStorage } = await import('@trampolim/server/services/open-house.ts')
    await fillDemoWorld(database, { now: new Date(), storage: openStorage(configuration) })
    say(t('world'))
  } else if (await isEmpty(database, 'job_card')) {
    const { findDemoWorld } = await import('@trampolim/tests/world/fill.ts')
    await findDemoWorld(database)
  }
}

async function isEmpty(database: Database, table: 'account' | 'job_card'): Promise<boolean> {
  return (await database.selectFrom(table).select('id').limit(1).executeTakeFirst()) === undefined
}
