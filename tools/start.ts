import { join } from 'node:path'
import { StartFault } from '@trampolim/server/platform/fault.ts'

const checkout = join(import.meta.dirname, '..')

const [major] = process.versions.node.split('.')
if (Number(major) < 24) {
  console.error(
    `Este Node é o ${process.versions.node}, e o Trampolim precisa do 24 ou mais novo. Rode «npm ci» de novo (ele traz o Node certo na maioria das máquinas) ou instale um.`,
  )
  process.exit(1)
}

try {
  const { startEverything } = await import('./start-everything.ts')
  await startEverything({ checkout, env: process.env, dev: process.argv.includes('--dev') })
} catch (problem) {
  if (!(problem instanceof StartFault)) throw problem
  for (const line of problem.message.split('\n')) console.error(line)
  process.exit(1)
}
