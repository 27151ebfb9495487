import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { operator } from '@trampolim/phrases/pt-br/operator.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { pruneArchive } from '@trampolim/server/platform/archive/prune-archive.ts'
import { makeBackup } from '@trampolim/server/platform/backup/make-backup.ts'
import { type Configuration, readConfiguration } from '@trampolim/server/platform/configuration.ts'
import { startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded/embedded.ts'
import { runningDatabase } from '@trampolim/server/platform/database/embedded/running.ts'
import { startFault } from '@trampolim/server/platform/fault.ts'
import { textOf } from '@trampolim/server/platform/kept-secret.ts'
import { fail, lookAtSettings, reportFaults } from './operate.ts'

const t = speak(operator)

/** Makes a backup of everything, whether the marketplace is running or not: `npm run backup -- --to FOLDER`. */
const { values } = parseArgs({ options: { to: { type: 'string' } } })
const { to } = values
if (to) await reportFaults(() => backUp(resolve(to)))
else fail(t('backup.usage'))

async function backUp(to: string) {
  const { databaseUrl, dataDir } = lookAtSettings(process.env)
  if (!databaseUrl && !existsSync(join(dataDir, 'database', 'cluster'))) {
    throw startFault('backup.noDatabase', { folder: dataDir })
  }
  const configuration = readConfiguration(process.env, { checkout: join(import.meta.dirname, '..') })
  const { database, stop } = await open(configuration)
  try {
    const { storageUrl, backupArchive: archive } = configuration
    const secret = textOf(configuration.secret)
    const now = () => new Date()
    const { folder, manifest, files } = await makeBackup({ to, dataDir, secret, database, bucket: !!storageUrl, now })
    console.log(t('backup.made', { folder, made: manifest.made }))
    console.log(t(`backup.parts.${manifest.database}`, { version: manifest.version ?? '', files }))
    if (archive) console.log(t('backup.pruned', { count: await pruneArchive({ archive, backups: to, dataDir }) }))
    if (manifest.files === 'bucket') console.log(t('backup.bucket'))
    console.log(t('backup.keepSafe'))
  } finally {
    await stop()
  }
}

/** An embedded database that isn't running is started for the duration of the backup. */
async function open({ databaseOwnerUrl, databaseBackupUrl, dataDir, backupArchive: archive }: Configuration) {
  const stop = async () => undefined
  if (databaseBackupUrl) return { database: { replicationUrl: databaseBackupUrl }, stop }
  if (databaseOwnerUrl) return { database: { ownerUrl: databaseOwnerUrl }, stop }
  const folder = join(dataDir, 'database')
  const running = runningDatabase(folder)
  if (running) return { database: { superuserUrl: running.superuserUrl }, stop }
  const embedded = await startEmbeddedDatabase({ folder, archive })
  return { database: { superuserUrl: embedded.superuserUrl }, stop: embedded.stop }
}
