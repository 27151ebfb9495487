import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDataDir } from '../data-dir.ts'

/** Runs all measurements of `npm run bench`; the arguments are those of the two that share a large world. */
const kept = process.env.DATA_DIR
const folder = kept ?? temporaryDataDir('bench')
const given = process.argv.slice(2)

function run(name: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, name), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}

try {
  for (const name of [
    'scripts-of-pages.ts',
    'pages.ts',
    'recruiter-jobs.ts',
    'recruiter-selection.ts',
    'imports.ts',
    'export.ts',
  ])
    run(name)
  const size = ['--jobs', '--curriculums'].flatMap((name) => {
    const at = given.indexOf(name)
    return at < 0 ? [] : given.slice(at, at + 2)
  })
  const world = size.length > 0 ? size : ['--jobs', '200000', '--curriculums', '100000']
  run('curriculum-search.ts', world, { DATA_DIR: folder })
  run('bench.ts', given, { DATA_DIR: folder })
  run('../slow/run.ts', ['--network', 'slow-4g'])
} finally {
  if (!kept) rmSync(folder, { recursive: true, force: true })
}
