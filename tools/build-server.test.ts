import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkout, programFile } from '@trampolim/server/platform/checkout.ts'
import { expect, it, onTestFinished } from 'vitest'
import { buildServerWhereStale } from './build-server.ts'

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
  const built = readFileSync(join(import.meta.dirname, 'bundle-server.ts'), 'utf8')
  expect(started.length).toBeGreaterThan(0)
  for (const [, source = ''] of started) {
    expect(existsSync(programFile(source))).toBe(true)
    expect(built).toContain(`'${source}'`)
  }
})

it('builds again where a source has changed, and removes what killed builds left, but nothing of running ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const sources = [
    'tools/start-everything.ts',
    'tools/work-beside-others.ts',
    'server/curriculum-files/read-in-sandbox.ts',
  ]
  for (const source of ['package-lock.json', ...sources]) write(source, 'export const made: string = "first"')
  for (const each of folders) mkdirSync(join(folder, each), { recursive: true })
  let builds = 0
  const build = () =>
    buildServerWhereStale({
      checkout: folder,
      say: () => {
        builds += 1
      },
    })
  await build()
  await build()
  expect(builds).toBe(1)

  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  write(`server/build/made-by-${ended}/start.js`, 'half')
  write(`server/build/.made-of-${ended}`, 'half')
  write(`server/build/made-by-${process.ppid}/start.js`, 'half')
  write('tools/start-everything.ts', 'export const made: string = "second"')
  await build()
  expect(builds).toBe(2)
  const built = readdirSync(join(folder, 'server/build'))
  expect(built.filter((name) => name.includes('made-'))).toEqual(['.made-of', `made-by-${process.ppid}`].sort())
  expect(readFileSync(join(folder, 'server/build/start-everything.js'), 'utf8')).toContain('second')
})
