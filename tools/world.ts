import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadReference } from '@trampolim/server/lookups/load-reference.ts'
import { readConfiguration } from '@trampolim/server/platform/configuration.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded/embedded.ts'
import { migrate } from '@trampolim/server/platform/database/migrating/migrate.ts'
import { prepareSearch } from '@trampolim/server/services/prepare-search.ts'
import { fillWorld } from '@trampolim/tests/world/fill-large.ts'

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '200000' },
    curriculums: { type: 'string', default: '100000' },
  },
})

/** Creates a large world in an empty data folder: `npm run world -- --jobs 200000 --curriculums 100000`. */
const configuration = readConfiguration(process.env, { checkout: join(import.meta.dirname, '..') })
const embedded = configuration.databaseUrl
  ? undefined
  : await startEmbeddedDatabase({ folder: join(configuration.dataDir, 'database'), durable: false })
const url = configuration.databaseOwnerUrl ?? (embedded?.ownerUrl as string)
const application = configuration.databaseUrl ?? (embedded?.url as string)
try {
  await migrate(url, { application })
  const { database } = openDatabase(url, { statementTimeout: 0 })
  await loadReference(database)
  await prepareSearch(database)
  const taken = await database.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (taken) {
    console.error(`Esta pasta de dados já tem um mundo: ${configuration.dataDir}. Escolha outra com DATA_DIR.`)
    process.exitCode = 1
  } else {
    const begun = performance.now()
    await fillWorld(database, {
      url,
      jobs: Number(values.jobs),
      curriculums: Number(values.curriculums),
      now: new Date(),
      say: (line) => console.log(line),
    })
    console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s, ${configuration.dataDir}`)
  }
  await database.destroy()
} finally {
  await embedded?.stop()
}
