import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { operator } from '@trampolim/phrases/pt-br/operator.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { runningDatabase } from '@trampolim/server/platform/database/embedded/running.ts'
import { startFault } from '@trampolim/server/platform/fault.ts'
import { newSecret, readKeptSecrets, replaceKeptSecrets } from '@trampolim/server/platform/kept-secret.ts'
import { countKeyUse, mayDropFormer } from '@trampolim/server/platform/key-use.ts'
import { type Keyring, secretsOf } from '@trampolim/server/platform/tokens.ts'
import { Client } from 'pg'
import { fail, lookAtSettings, operate, reportFaults } from './operate.ts'

const t = speak(operator)

/**
 * Gives the data folder a new secret and keeps the former ones: `npm run rotate-secret`. With `--drop` it removes the
 * former ones if nothing needs them any more; with `--anyway` even if something does. The marketplace must be stopped.
 */
const { values } = parseArgs({ options: { drop: { type: 'boolean' }, anyway: { type: 'boolean' } } })
await reportFaults(async () => {
  const { dataDir } = lookAtSettings(process.env)
  if (process.env.SECRET) return fail(t('rotateSecret.given'))
  const kept = readKeptSecrets(dataDir)
  if (!kept) throw startFault('secret.none', { folder: dataDir })
  if (runningDatabase(join(dataDir, 'database'))) throw startFault('secret.running', { folder: dataDir })
  if (values.drop) return drop(dataDir, kept)
  replaceKeptSecrets(dataDir, { current: newSecret(), former: secretsOf(kept) })
  console.log(t('rotateSecret.done', { path: join(dataDir, 'secret') }))
})

async function drop(dataDir: string, kept: Keyring) {
  if (kept.former.length === 0) return fail(t('rotateSecret.nothing'))
  if (!values.anyway && (existsSync(join(dataDir, 'database')) || process.env.DATABASE_URL)) {
    let needed = false
    await operate(async ({ url }) => {
      const client = new Client({ connectionString: url })
      await client.connect()
      const use = await countKeyUse(client, kept).finally(() => client.end())
      needed = !mayDropFormer(use, new Date())
    })
    if (needed) return fail(t('rotateSecret.needed'))
  }
  replaceKeptSecrets(dataDir, { current: kept.current, former: [] })
  console.log(t('rotateSecret.dropped'))
}
