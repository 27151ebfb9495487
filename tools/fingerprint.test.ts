import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

const changed = async (path: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-fingerprint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  write('package-lock.json', '{}')
  write(path, 'first')
  const before = await fingerprintOf(folder, ['tools'])
  write(path, 'second')
  return (await fingerprintOf(folder, ['tools'])) !== before
}

it.each(['tools/start.ts', 'tools/build-server.ts', 'tools/builds/names.ts', 'tools/test.ts'])(
  'changes with %s',
  async (path) => {
    expect(await changed(path)).toBe(true)
  },
)

it.each(['tools/start.test.ts', 'tools/screen.test.tsx', 'tools/build/start.js', 'tools/a/node_modules/b/index.js'])(
  'does not change with %s',
  async (path) => {
    expect(await changed(path)).toBe(false)
  },
)
