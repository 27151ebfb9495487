import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { operator } from '@trampolim/phrases/pt-br/operator.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { readConfiguration } from '@trampolim/server/platform/configuration.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded.ts'
import { migrate } from '@trampolim/server/platform/database/migrate.ts'
import { runningDatabase } from '@trampolim/server/platform/database/running.ts'
import { StartFault } from '@trampolim/server/platform/fault.ts'
import { Refusal } from '@trampolim/server/platform/refusal.ts'
import { addReviewer } from '@trampolim/server/reviews/add-reviewer.ts'

const t = speak('operator', operator)

/**
 * Makes a reviewer: `npm run reviewer -- --email rita@empresa.com.br --name "Rita Alves"`. It reaches the database of the
 * same settings as `npm start`, whether the marketplace is running or not, and prints the link to the first password.
 */
async function main() {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
  const { email, name } = values
  if (!email || !name) return fail(t('reviewer.usage'))
  const { databaseUrl, databaseOwnerUrl, dataDir, publicUrl } = readConfiguration(process.env, {
    checkout: join(import.meta.dirname, '..'),
  })
  const folder = join(dataDir, 'database')
  const running = databaseUrl
    ? { url: databaseUrl, ownerUrl: databaseOwnerUrl ?? databaseUrl }
    : runningDatabase(folder)
  const embedded = running ? undefined : await startEmbeddedDatabase({ folder })
  const { url, ownerUrl } = running ?? (embedded as EmbeddedDatabase)
  try {
    await migrate(ownerUrl, { application: url })
    const { database } = openDatabase(url, { connections: 2 })
    try {
      const added = await addReviewer(database, { email, name, now: new Date() })
      console.log(t(`reviewer.${added.how}`, { email: added.email, name }))
      console.log(t('reviewer.link'))
      console.log(`\n  ${publicUrl}/take-action?id=${encodeURIComponent(added.token)}\n`)
      console.log(t('reviewer.after', { address: `${publicUrl}/review/signin` }))
    } finally {
      await database.destroy()
    }
  } finally {
    await embedded?.stop()
  }
}

function fail(text: string) {
  console.error(text)
  process.exitCode = 1
}

/** What was refused, field by field where fields are at fault. */
function textOf({ code, fields }: Refusal): string {
  const faults = Object.entries(fields ?? {}).map(([field, { message }]) => `--${field}: ${message}`)
  return faults.length > 0 ? faults.join('\n') : refusals[code]
}

await main().catch((problem: unknown) => {
  if (problem instanceof Refusal) return fail(textOf(problem))
  if (problem instanceof StartFault) return fail(problem.message)
  throw problem
})
