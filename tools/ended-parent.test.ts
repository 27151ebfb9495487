import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'

const script = `
  import { onceParentEnded } from ${JSON.stringify(join(import.meta.dirname, 'ended-parent.ts'))}
  onceParentEnded(() => {
    console.log('parent ended')
    process.exit(0)
  })
  setTimeout(() => process.exit(1), 60_000)
  console.log('running')
`

it('notices that the shell that started it has ended', async () => {
  // The second command keeps the shell from becoming the first one.
  const shell = spawn('sh', ['-c', '"$0" "$@"; true', process.execPath, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]()
  expect(await lines.next()).toMatchObject({ value: 'running' })
  shell.kill('SIGTERM')
  await once(shell, 'exit')
  expect(await lines.next()).toMatchObject({ value: 'parent ended' })
})
