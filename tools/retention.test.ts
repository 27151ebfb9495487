import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runProgram } from './programs.ts'

it('docs/privacy.md lists what goes by time as the code does it', async () => {
  const checkout = join(import.meta.dirname, '..')
  const { output, code } = await runProgram(process.execPath, ['tools/retention.ts', '--check'], {
    cwd: checkout,
    env: { PATH: process.env.PATH },
  })
  expect([code, output]).toEqual([0, ''])
})
