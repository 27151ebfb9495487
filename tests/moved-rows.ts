import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@trampolim/server/platform/database/migrating/migrate.ts'
import { Client } from 'pg'
import { inject } from 'vitest'

const migrations = join(import.meta.dirname, '../server/migrations')

async function asked<Result>(address: URL, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: address.href })
  await client.connect()
  return work(client).finally(() => client.end())
}

/**
 * Tests how migrations convert rows of an earlier version: `insert` runs in a separate database before the migration
 * with this number, `read` after all migrations.
 */
export async function movedRows<Row extends object>(
  number: string,
  { insert, read }: { insert: string; read: string },
): Promise<Row[]> {
  const { superuser } = inject('databaseServer')
  const [server, own] = [new URL(superuser), new URL(superuser)]
  server.pathname = '/postgres'
  own.pathname = `/moved_${number}_${process.pid}`
  const name = own.pathname.slice(1)
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-moved-'))
  await asked(server, (client) => client.query(`create database ${name}`))
  try {
    return await asked(own, async (client) => {
      for (const file of readdirSync(migrations).filter((each) => each < number)) {
        cpSync(join(migrations, file), join(folder, file))
      }
      await migrate(own.href, { folder })
      await client.query(insert)
      await migrate(own.href)
      return (await client.query<Row>(read)).rows
    })
  } finally {
    await asked(server, (client) => client.query(`drop database ${name} with (force)`))
    rmSync(folder, { recursive: true, force: true })
  }
}
