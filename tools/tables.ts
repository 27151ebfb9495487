import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded/embedded.ts'
import { migrate } from '@trampolim/server/platform/database/migrating/migrate.ts'

const root = join(import.meta.dirname, '..')
const committed = join(root, 'server/platform/database/tables.gen.ts')

/**
 * Writes the types of the tables from the migrations; with `--check` only reports whether the committed ones are stale.
 */
const folder = mkdtempSync(join(tmpdir(), 'trampolim-tables-'))
const database = await startEmbeddedDatabase({ folder, durable: false })
try {
  await migrate(database.ownerUrl)
  const checking = process.argv.includes('--check')
  const out = checking ? join(folder, 'tables.gen.ts') : committed
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      `--url=${database.ownerUrl}`,
      `--out-file=${out}`,
      '--dialect=postgres',
      '--include-pattern=public.*',
      '--numeric-parser=number',
      '--date-parser=string',
      '--no-domains',
      '--type-mapping={"int8":"number"}',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (checking && readFileSync(out, 'utf8') !== readFileSync(committed, 'utf8')) {
    console.error('tables.gen.ts is stale: run `npm run tables` and commit it.')
    process.exitCode = 1
  }
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
