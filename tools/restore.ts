import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { operator } from '@trampolim/phrases/pt-br/operator.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { restoreBackup } from '@trampolim/server/platform/backup/restore-backup.ts'
import { startFault } from '@trampolim/server/platform/fault.ts'
import { fail, lookAtSettings, reportFaults } from './operate.ts'

const t = speak(operator)

/**
 * Restores a backup into an empty data folder: `npm run restore -- --from FOLDER` uses the latest backup in the folder.
 * With `--at` it restores a moment: exactly that moment with the archive of BACKUP_ARCHIVE, otherwise the latest backup
 * before it. `--end`: as far as the archive reaches. `--cluster`: the backup is of the operator's own PostgreSQL, whose
 * data folder is created there; `--log`: where that server archived its log.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    at: { type: 'string' },
    end: { type: 'boolean' },
    cluster: { type: 'string' },
    log: { type: 'string' },
  },
})
const { from, at, end = false, cluster: to, log } = values
const moment = at === undefined ? null : new Date(at)
if (!from) fail(t('restore.usage'))
else if (moment && Number.isNaN(moment.getTime())) fail(t('restore.moment'))
else await reportFaults(() => restore(resolve(from), moment))

async function restore(from: string, at: Date | null) {
  const { dataDir, databaseOwnerUrl: ownerUrl, backupArchive } = lookAtSettings(process.env)
  const cluster = to ? { folder: resolve(to), log: log && (at || end) ? resolve(log) : null } : null
  if (end && !backupArchive && !cluster?.log) throw startFault('archive.needed')
  const archive = (at || end) && !cluster ? backupArchive : null
  const { folder, manifest, files, missing } = await restoreBackup({ from, at, dataDir, ownerUrl, archive, cluster })
  console.log(t('restore.done', { folder, dataDir, made: manifest.made, files }))
  if (archive) console.log(t('restore.recovered', { archive, moment: at?.toISOString() ?? t('restore.end') }))
  if (missing > 0 && manifest.files === 'copied') console.log(t('restore.missing', { count: missing }))
  if (manifest.files === 'bucket') console.log(t('backup.bucket'))
  if (process.env.SECRET) console.log(t('restore.secret', { path: join(dataDir, 'secret') }))
  if (cluster) console.log(t('restore.cluster', { folder: cluster.folder }))
  console.log(t('restore.next'))
}
