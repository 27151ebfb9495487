import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { copyFolder } from './copy-folder.ts'

/** Files that PostgreSQL recreates at startup; their folders must exist. */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
const leftOut = /^(?:postmaster\.(?:pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*|tablespace_map.*)$/
const walFile = /^[0-9A-F]{24}$/

/**
 * Copies the cluster of a running server while it is in use, with PostgreSQL's own protocol for base backups: first its
 * files, then the log of what changed meanwhile, which makes them consistent at the next start. The copied state is
 * that of the end of the copy.
 */
export async function copyCluster(superuserUrl: string, { from, to }: { from: string; to: string }) {
  const client = new Client({ connectionString: superuserUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Retains the log from the start of the copy on; the slot ends with the connection.
    await client.query(
      `select pg_create_physical_replication_slot('trampolim_backup_' || pg_backend_pid(), true, true)`,
    )
    const { rows: begun } = await client.query<{ wal: string }>(
      `select pg_walfile_name(pg_backup_start('trampolim', fast => true)) as wal`,
    )
    await copyFolder(from, to, (path) => {
      const [top = ''] = path.split('/', 1)
      return (
        !(emptied.has(top) && path !== top) && !leftOut.test(path.split('/').at(-1) ?? '') && !isUnlogged(from, path)
      )
    })
    const { rows: ended } = await client.query<{ wal: string; label: string }>(
      'select pg_walfile_name(lsn) as wal, labelfile as label from pg_backup_stop(wait_for_archive => false)',
    )
    const [first, last] = [begun[0]?.wal ?? '', ended[0]?.wal ?? '']
    await copyFolder(
      join(from, 'pg_wal'),
      join(to, 'pg_wal'),
      (name) => walFile.test(name) && name >= first && name <= last,
    )
    if (!(await readdir(join(to, 'pg_wal'))).includes(last)) throw new Error(`the log ${last} is missing`)
    await writeFile(join(to, 'backup_label'), ended[0]?.label ?? '', { mode: 0o600 })
  } finally {
    await client.end()
  }
}

/** Whether a file is of an unlogged table, which PostgreSQL empties at the start of a copy: only `_init` is needed. */
function isUnlogged(folder: string, path: string): boolean {
  const [, number] = /^(?:base\/\d+|global)\/(\d+)(?:_fsm|_vm)?(?:\.\d+)?$/.exec(path) ?? []
  return number !== undefined && existsSync(join(folder, dirname(path), `${number}_init`))
}
