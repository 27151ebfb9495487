import { join } from 'node:path'
import { operator } from '@trampolim/phrases/pt-br/operator.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { readConfiguration } from '@trampolim/server/platform/configuration.ts'
import { StartFault } from '@trampolim/server/platform/fault.ts'
import { runBesideDatabase } from './beside-database.ts'

const t = speak(operator)
const checkout = join(import.meta.dirname, '..')

/** A change here restarts the server; pages reload by themselves. */
const watched = ['server', 'contract', 'marketplace', 'phrases', 'tools', 'tests/world']

try {
  const { databaseUrl, dataDir, backupArchive: archive } = readConfiguration(process.env, { checkout })
  const database = databaseUrl
    ? undefined
    : {
        folder: join(dataDir, 'database'),
        archive,
        tell: ({ kind }: { kind: 'ended' | 'back' | 'failed' }) => console.log(t(`databaseChange.${kind}`)),
      }
  process.exitCode = await runBesideDatabase(
    [
      ...['--import', join(checkout, 'tools/prepare-node.mjs')],
      ...watched.map((folder) => `--watch-path=${join(checkout, folder)}`),
      ...['--watch-preserve-output', join(checkout, 'tools/start.ts'), '--dev'],
    ],
    { database },
  )
} catch (problem) {
  if (!(problem instanceof StartFault)) throw problem
  for (const line of problem.message.split('\n')) console.error(line)
  process.exitCode = 1
}
