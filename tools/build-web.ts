import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartFault } from '@trampolim/server/platform/fault.ts'
import { keepFormerAssets } from './keep-former-assets.ts'

const run = promisify(execFile)
const sources = ['web', 'phrases', 'contract', 'marketplace']
const notSources = /(^|\/)(node_modules|build|\.react-router|.*\.test\.tsx?$)/

/** Builds the pages if their sources have changed since the last build. */
export async function buildWebWhereStale({ checkout, say }: { checkout: string; say: () => void }) {
  const build = join(checkout, 'web/build')
  const stamp = join(build, '.made-of')
  const fingerprint = await fingerprintOf(checkout)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  say()
  try {
    await keepFormerAssets(build, { isWhole: existsSync(stamp) }, () =>
      run(process.execPath, [join(checkout, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
        cwd: join(checkout, 'web'),
        env: { ...process.env, NODE_ENV: 'production' },
        maxBuffer: 64 * 1024 * 1024,
      }),
    )
  } catch (problem) {
    const { stderr, stdout } = problem as { stderr?: string; stdout?: string }
    throw new StartFault(`As páginas não puderam ser construídas:\n${stderr || stdout || String(problem)}`)
  }
  writeFileSync(stamp, fingerprint)
}

async function fingerprintOf(checkout: string): Promise<string> {
  const hash = createHash('sha256')
  hash.update(await readFile(join(checkout, 'package-lock.json')))
  for (const folder of sources) {
    const files = (await readdir(join(checkout, folder), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !notSources.test(path.slice(checkout.length + 1)))
      .sort()
    for (const path of files) hash.update(path.slice(checkout.length)).update(await readFile(path))
  }
  return hash.digest('hex')
}
