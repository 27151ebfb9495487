import { spawn } from 'node:child_process'
import { Client } from 'pg'
import { startFault } from '../fault.ts'

/**
 * Writes a database into a file with pg_dump, in one consistent state, without what is lost at a crash as well. `url` connects
 * as the owner of its tables.
 */
export async function dump(url: string, file: string) {
  const options = ['--format=custom', '--no-owner', '--no-privileges', '--no-unlogged-table-data']
  await run('pg_dump', [...options, `--file=${file}`], url)
}

/**
 * Fills an empty database from such a file, completely or not at all. Rights are granted at the next start.
 * @throws StartFault if the database isn't empty
 */
export async function refill(url: string, file: string) {
  if (!(await isEmpty(url))) throw startFault('backup.databaseNotEmpty')
  const options = ['--no-owner', '--no-privileges', '--no-comments', '--exit-on-error', '--single-transaction']
  await run('pg_restore', [...options, file], url)
}

async function isEmpty(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ empty: boolean }>(
      `select not exists (select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')) as empty`,
    )
    return rows[0]?.empty === true
  } finally {
    await client.end()
  }
}

/** The password is passed in the environment, since everybody on the machine can read a command line. */
async function run(program: string, options: readonly string[], url: string) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  const running = spawn(program, [`--dbname=${address.href}`, ...options], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  running.stderr.on('data', (piece: Buffer) => {
    said = (said + piece.toString('utf8')).slice(-2000)
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    running.once('error', () => reject(startFault('backup.noProgram', { program })))
    running.once('close', resolve)
  })
  if (code !== 0)
    throw startFault('backup.programFailed', { program, said: said.trim().split('\n').slice(-3).join(' ') })
}
