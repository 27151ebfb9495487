import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Runs a statement in a separate process with this handler, then waits a moment by that process's clock. */
function afterwards(statement: string) {
  const script = `
    import { catchTheRest } from ${JSON.stringify(join(import.meta.dirname, 'last-resort.ts'))}
    const log = { error: (_, said) => console.log(said), fatal: (_, said) => console.log(said) }
    catchTheRest(log, async () => console.log('ended in order'))
    ${statement}
    setTimeout(() => console.log('lived on'), 50)
  `
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return { status, said: stdout.trim().split('\n') }
}

it.each([
  "Promise.reject(Object.assign(new Error('x'), { code: '57P01' }))",
  "setImmediate(() => { throw Object.assign(new Error('x'), { code: 'ECONNRESET' }) })",
])('keeps the process running after an uncaught lost connection: %s', (statement) => {
  expect(afterwards(statement)).toEqual({ status: 0, said: ['a lost connection was caught by nobody', 'lived on'] })
})

it.each(["Promise.reject(new Error('x'))", "setImmediate(() => { throw new TypeError('x') })"])(
  'stops it gracefully after any other error: %s',
  (statement) => {
    const { status, said } = afterwards(statement)
    expect(status).toBe(1)
    expect(said.slice(0, 2)).toEqual(['something unforeseen was caught by nobody', 'ended in order'])
  },
)
