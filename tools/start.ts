import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { StartFault } from '@trampolim/server/platform/fault.ts'

const checkout = join(import.meta.dirname, '..')
// Node's compile cache saves about a fifth of the work at the next start.
enableCompileCache(join(checkout, 'node_modules/.cache/node'))

const dev = process.argv.includes('--dev')
// Libraries read it when they are loaded; React's development build takes twice the time for a page.
process.env.NODE_ENV = dev ? 'development' : 'production'

try {
  const { startEverything } = await import('./start-everything.ts')
  await startEverything({ checkout, env: process.env, dev })
} catch (problem) {
  if (!(problem instanceof StartFault)) throw problem
  for (const line of problem.message.split('\n')) console.error(line)
  process.exit(1)
}
