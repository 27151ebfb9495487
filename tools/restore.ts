import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { operator } from '@trampolim/phrases/pt-br/operator.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { restoreBackup } from '@trampolim/server/platform/backup/restore-backup.ts'
import { fail, lookAtSettings, reportFaults } from './operate.ts'

const t = speak(operator)

/**
 * Restores a backup into an empty data folder: `npm run restore -- --from FOLDER`, the latest of the folder, or with `--at` the latest
 * that isn't later than a moment.
 */
const { values } = parseArgs({ options: { from: { type: 'string' }, at: { type: 'string' } } })
const { from, at } = values
const moment = at === undefined ? null : new Date(at)
if (!from) fail(t('restore.usage'))
else if (moment && Number.isNaN(moment.getTime())) fail(t('restore.moment'))
else await reportFaults(() => restore(resolve(from), moment))

async function restore(from: string, at: Date | null) {
  const { dataDir, databaseOwnerUrl: ownerUrl } = lookAtSettings(process.env)
  const { folder, manifest, files } = await restoreBackup({ from, at, dataDir, ownerUrl })
  console.log(t('restore.done', { folder, dataDir, made: manifest.made, files }))
  if (manifest.files === 'bucket') console.log(t('backup.bucket'))
  if (process.env.SECRET) console.log(t('restore.secret', { path: join(dataDir, 'secret') }))
  console.log(t('restore.next'))
}
