import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartFault } from '@trampolim/server/platform/fault.ts'
import { fingerprintOf } from './fingerprint.ts'
import { keepFormerAssets } from './keep-former-assets.ts'

const run = promisify(execFile)
const sources = ['web', 'phrases', 'contract', 'marketplace']

/** Builds the pages if their sources have changed since the last build. */
export async function buildWebWhereStale({ checkout, say }: { checkout: string; say: () => void }) {
  const build = join(checkout, 'web/build')
  const stamp = join(build, '.made-of')
  const fingerprint = await fingerprintOf(checkout, sources)
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
