import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { checkout, programFile } from '../checkout.ts'
import { niceness, openSandbox } from './open-sandbox.ts'

const sandbox = {
  module: programFile('server/platform/sandbox/misbehave.ts'),
  folder: checkout,
  processorSeconds: 3,
  seconds: 60,
  megabytes: 256,
  mostWaiting: 3,
}
const run = openSandbox(sandbox)
const doing = (deed: string) => run(Buffer.from(deed))

it('returns the result of the work on the bytes', async () => {
  expect(await doing('nothing')).toEqual({ done: 'done' })
})

it('has nothing of our environment', async () => {
  const { done } = (await doing('environment')) as { done: string[] }
  // Some systems add variables of their own.
  expect(done.filter((name) => !name.startsWith('__'))).toEqual([])
})

it('gives way to everything else from its start, since threads inherit the priority of the process that starts them', async () => {
  expect(await doing('priority')).toEqual({ done: niceness })
})

it.each([
  ['write', 'ERR_ACCESS_DENIED'],
  ['start', 'ERR_ACCESS_DENIED'],
  ['code', 'EvalError'],
])('can’t %s', async (deed, refused) => {
  expect(await doing(deed)).toEqual({ done: refused })
})

it.each([
  ['loop', 'broken'],
  ['buffers', 'broken'],
  ['objects', 'broken'],
  ['flood', 'broken'],
  ['end', 'broken'],
])('is ended when it does %s', async (deed, failed) => {
  expect(await doing(deed)).toEqual({ failed })
  expect(await doing('nothing')).toEqual({ done: 'done' })
})

it('is waited for no longer than it may take', async () => {
  expect(await openSandbox({ ...sandbox, seconds: 1 })(Buffer.from('wait'))).toEqual({ failed: 'slow' })
})

it('takes as many as may wait, and says that it is busy to others', async () => {
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => doing('nothing')))
  expect(outcomes.filter((each) => 'done' in each)).toHaveLength(4)
  expect(outcomes.filter((each) => 'failed' in each && each.failed === 'busy')).toHaveLength(4)
})

it('ends by itself after its time limit, since the process that started it may have ended', async () => {
  const limits = ['256', '60', '1']
  const module = programFile('server/platform/sandbox/misbehave.ts')
  const left = spawn(process.execPath, [module, ...limits], { stdio: ['pipe', 'ignore', 'ignore'] })
  left.stdin.end('loop')
  expect(await once(left, 'close')).toEqual([null, 'SIGKILL'])
})
