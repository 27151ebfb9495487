import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Cluster, passwordOf, superuserName } from '../database/embedded/cluster.ts'
import { launch, stopServer } from '../database/embedded/launch.ts'
import { reachableServer } from '../database/embedded/server-binaries.ts'
import { serverUser } from '../database/embedded/server-user.ts'
import { StartFault, startFault } from '../fault.ts'
import { logIn, recoverySettings } from './archive-log.ts'

/** How long a recovery may take, in milliseconds. */
const patience = 12 * 60 * 60 * 1000

/**
 * Recovers the restored cluster in a folder from its backup to a moment, or to the end of the archive, and stops it
 * there.
 * @returns the keys of the uploaded files that belong to that state
 * @throws StartFault if the archive doesn't reach that far, or has a gap
 */
export async function recover(folder: string, { archive, until }: { archive: string; until: Date | null }) {
  const data = join(folder, 'cluster')
  const user = serverUser(data)
  const cluster: Cluster = { bin: reachableServer(folder, user), folder, data, user }
  await writeFile(join(data, 'recovery.signal'), '', { mode: 0o644 })
  const settings = recoverySettings(logIn(archive), until)
  const server = await launch(cluster, { password: passwordOf(folder), durable: true, settings, patience }).catch(
    (problem: unknown) => {
      if (!(problem instanceof StartFault)) throw problem
      throw startFault('archive.notReached', { at: until?.toISOString() ?? '', said: problem.message })
    },
  )
  try {
    return await keysOf(server.url(superuserName))
  } finally {
    await stopServer(server.process)
  }
}

async function keysOf(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ key: string }>(
      'select storage_key as key from stored_file where uploaded_at is not null order by id',
    )
    return rows.map(({ key }) => key)
  } finally {
    await client.end()
  }
}
