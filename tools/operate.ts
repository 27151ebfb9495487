import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Configuration, readConfiguration } from '@trampolim/server/platform/configuration.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded/embedded.ts'
import { runningDatabase } from '@trampolim/server/platform/database/embedded/running.ts'
import { migrate } from '@trampolim/server/platform/database/migrating/migrate.ts'
import { StartFault } from '@trampolim/server/platform/fault.ts'
import type { Database } from '@trampolim/server/platform/house.ts'

/** What an operator's command needs. */
export type Operation = { database: Database; configuration: Configuration; url: string }

/**
 * Runs an operator's command on the database of the same settings as `npm start`, whether the marketplace is running or
 * not. A wrong setting is reported as at the start.
 */
export async function operate(act: (operation: Operation) => Promise<void>) {
  await reportFaults(async () => {
    const configuration = readConfiguration(process.env, { checkout: join(import.meta.dirname, '..') })
    const { databaseOwnerUrl, dataDir, backupArchive: archive } = configuration
    const databaseUrl = configuration.databaseDirectUrl ?? configuration.databaseUrl
    const folder = join(dataDir, 'database')
    const running = databaseUrl
      ? { url: databaseUrl, ownerUrl: databaseOwnerUrl ?? databaseUrl }
      : runningDatabase(folder)
    const embedded = running ? undefined : await startEmbeddedDatabase({ folder, archive })
    const { url, ownerUrl } = running ?? (embedded as EmbeddedDatabase)
    try {
      await migrate(ownerUrl, { application: url })
      const { database } = openDatabase(url, { connections: 2 })
      await act({ database, configuration, url }).finally(() => database.destroy())
    } finally {
      await embedded?.stop()
    }
  })
}

/** Reports a problem that the operator can solve as a line, and any other with its stack. */
export async function reportFaults(act: () => Promise<void>) {
  try {
    await act()
  } catch (problem) {
    if (!(problem instanceof StartFault)) throw problem
    fail(problem.message)
  }
}

/**
 * The settings as `npm start` reads them, but without creating anything: a missing secret is replaced by one that
 * nothing else uses.
 * @throws StartFault
 */
export function lookAtSettings(env: NodeJS.ProcessEnv): Configuration {
  const whole = !env.SERVICES || env.SERVICES === 'all'
  const given = env.SECRET || !whole ? env : { ...env, SECRET: randomBytes(48).toString('base64url') }
  return readConfiguration(given, { checkout: join(import.meta.dirname, '..') })
}

/** Exits with a message on the terminal. */
export function fail(text: string) {
  console.error(text)
  process.exitCode = 1
}
