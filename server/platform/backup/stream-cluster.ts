import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { Client, type Connection, type Submittable } from 'pg'
import { StartFault, startFault } from '../fault.ts'

/** The kinds of messages in a base backup (PostgreSQL's replication protocol). */
const kinds = { archive: 'n', data: 'd' } as const

/**
 * Copies the whole cluster of any server into a folder, with PostgreSQL's base backup over the replication protocol and
 * the log of what changed meanwhile. `url` connects as a role with the right to replicate. The copied state is that of
 * the end of the copy.
 * @returns the server's major version
 * @throws StartFault if the server refuses, or has tablespaces, whose files would lie elsewhere
 */
export async function streamCluster(url: string, to: string): Promise<string> {
  const client = new Client({ connectionString: url, replication: 'true' } as ConstructorParameters<typeof Client>[0])
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
    // The replication commands must be in capitals. The slot retains the log from the start of the copy on; it ends
    // with the connection.
    await client.query(`CREATE_REPLICATION_SLOT trampolim_backup_${process.pid} TEMPORARY PHYSICAL RESERVE_WAL`)
    await mkdir(to, { recursive: true, mode: 0o700 })
    await receive(client, to)
    return String(Math.floor(Number(rows[0]?.server_version_num) / 10_000))
  } catch (problem) {
    if (problem instanceof StartFault) throw problem
    throw startFault('backup.streamFailed', { said: (problem as Error).message })
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function receive(client: Client, to: string) {
  const tar = spawn('tar', ['--extract', '--file=-', `--directory=${to}`], { stdio: ['pipe', 'ignore', 'pipe'] })
  const extracted = endOf(tar)
  // The error of tar is reported only after the server's own error.
  extracted.catch(() => undefined)
  try {
    await new Promise<void>((received, failed) => {
      let archives = 0
      let failure: Error | undefined
      const fail = (problem: Error) => {
        failure ??= problem
      }
      tar.stdin?.on('error', fail)
      const backup = {
        submit: (connection: Connection) =>
          connection.query("BASE_BACKUP (LABEL 'trampolim', CHECKPOINT 'fast', WAL true, WAIT false)"),
        handleRowDescription: () => undefined,
        handleDataRow: () => undefined,
        handleCommandComplete: () => undefined,
        handlePortalSuspended: () => undefined,
        handleEmptyQuery: () => undefined,
        handleError: fail,
        handleReadyForQuery: () => (failure ? failed(failure) : received()),
        handleCopyData({ chunk }: { chunk: Buffer }, { stream }: Connection) {
          const kind = String.fromCharCode(chunk[0] ?? 0)
          if (kind === kinds.archive) archives += 1
          if (archives > 1) fail(startFault('backup.tablespaces'))
          if (kind !== kinds.data || failure) return
          // Copied, since the driver reuses its buffer.
          if (tar.stdin?.write(Buffer.from(chunk.subarray(1))) || stream.isPaused()) return
          // Data that was already read is still delivered after the pause.
          stream.pause()
          tar.stdin?.once('drain', () => stream.resume())
        },
      }
      client.query(backup as Submittable)
      client.once('end', () => failed(failure ?? new Error('the connection ended')))
      // If tar has ended, nobody reads, and the server would wait for ever.
      tar.once('exit', () => client.connection.stream.destroy())
    })
  } finally {
    tar.stdin?.end()
  }
  await extracted
}

async function endOf(tar: ChildProcess) {
  let said = ''
  tar.stderr?.on('data', (piece: Buffer) => {
    said = (said + piece.toString('utf8')).slice(-1000)
  })
  const [code] = (await once(tar, 'close')) as [number | null]
  if (code !== 0) throw startFault('backup.programFailed', { program: 'tar', said: said.trim() })
}
