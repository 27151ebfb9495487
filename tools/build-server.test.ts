import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout, programFile } from '@trampolim/server/platform/checkout.ts'
import { expect, it } from 'vitest'

const folders = ['server', 'contract', 'marketplace', 'phrases', 'tests/world']
const modules = folders.flatMap((folder) =>
  readdirSync(join(checkout, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/(^|\/)(node_modules|build)\/|\.test\.ts$/.test(path))
    .map((path) => `${folder}/${path}`),
)

/** Modules that only tests and benchmarks start. */
const neverBuilt = ['server/platform/sandbox/misbehave.ts', 'tests/world/fill-large.ts']

it('lets one module alone ask where it lies, since built modules lie elsewhere', () => {
  const asking = modules.filter((path) => {
    const source = readFileSync(join(checkout, path), 'utf8')
    // Libraries are found from both places.
    return source.replaceAll('createRequire(import.meta.url)', '').includes('import.meta')
  })
  expect(asking.sort()).toEqual(['server/platform/checkout.ts', ...neverBuilt])
})

it('starts programs of their own from sources that are built', () => {
  const started = modules.flatMap((path) => [
    ...readFileSync(join(checkout, path), 'utf8').matchAll(/programFile\('([^']+)'\)/g),
  ])
  const built = readFileSync(join(import.meta.dirname, 'build-server.ts'), 'utf8')
  expect(started.length).toBeGreaterThan(0)
  for (const [, source = ''] of started) {
    expect(existsSync(programFile(source))).toBe(true)
    expect(built).toContain(`'${source}'`)
  }
})
