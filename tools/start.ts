import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { operator } from '@trampolim/phrases/pt-br/operator.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { isStartFault } from '@trampolim/server/platform/fault.ts'
import { buildServerWhereStale } from './build-server.ts'

const checkout = join(import.meta.dirname, '..')

const dev = process.argv.includes('--dev')
// Libraries read it when they are loaded; React's development build takes twice the time for a page.
process.env.NODE_ENV = dev ? 'development' : 'production'

try {
  const { startEverything } = await program()
  await startEverything({ checkout, env: process.env, dev })
} catch (problem) {
  if (!isStartFault(problem)) throw problem
  for (const line of problem.message.split('\n')) console.error(line)
  process.exit(1)
}

/** In development everything runs from its source. */
async function program(): Promise<typeof import('./start-everything.ts')> {
  if (dev) return import('./start-everything.ts')
  await buildServerWhereStale({ checkout, say: () => console.log(`          ${speak(operator)('buildingServer')}`) })
  return import(pathToFileURL(join(checkout, 'server/build/start-everything.js')).href)
}
