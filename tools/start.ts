import { join } from 'node:path'
import { StartFault } from '@trampolim/server/platform/fault.ts'

const checkout = join(import.meta.dirname, '..')

try {
  const { startEverything } = await import('./start-everything.ts')
  await startEverything({ checkout, env: process.env, dev: process.argv.includes('--dev') })
} catch (problem) {
  if (!(problem instanceof StartFault)) throw problem
  for (const line of problem.message.split('\n')) console.error(line)
  process.exit(1)
}
