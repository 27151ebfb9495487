import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadReference } from '@trampolim/server/lookups/load-reference.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded/embedded.ts'
import { migrate } from '@trampolim/server/platform/database/migrating/migrate.ts'
import { prepareSearch } from '@trampolim/server/services/prepare-search.ts'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The database server that the tests share, with a connection for each role; every test file creates a database
     * from the template `trampolim`.
     */
    databaseServer: { application: string; owner: string; superuser: string }
  }
}

/** Starts one database server for the whole run, in a temporary folder, migrated and filled with reference data once. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-tests-'))
  const server = await startEmbeddedDatabase({ folder, durable: false })
  await migrate(server.ownerUrl, { application: server.url })
  const { database } = openDatabase(server.ownerUrl, { statementTimeout: 0 })
  await loadReference(database)
  await prepareSearch(database)
  await database.destroy()
  project.provide('databaseServer', { application: server.url, owner: server.ownerUrl, superuser: server.superuserUrl })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
