import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { program } from './programs.ts'

/** The headless shell first, since it is the same engine and takes half the CPU time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The path of a Chromium on this machine, preferably the one that CHROMIUM names; null if there is none. */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<string | null> {
  if (env.CHROMIUM) {
    if (isRunnable(env.CHROMIUM)) return env.CHROMIUM
    throw new Error(`CHROMIUM names ${env.CHROMIUM}, which is no program that can be run.`)
  }
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)].filter(Boolean)
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...new Set(installed), await ofPlaywright()].find(isRunnable) ?? null
}

/**
 * A Chromium, installed if there is none: Debian's for root, otherwise Playwright's own in the user's cache.
 * @throws an Error that says how to get one
 */
export async function provideChromium(): Promise<string> {
  const found = await findChromium()
  if (found) return found
  console.log('Installing Chromium for the browser tests …')
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  if (isRoot) {
    run('apt-get', ['update'])
    // Older releases have no package of the headless shell.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!(await findChromium())) run('apt-get', ['install', '--yes', '--no-install-recommends', name])
  }
  const afterPackage = await findChromium()
  if (afterPackage) return afterPackage
  const playwright = program('@playwright/test', 'playwright')
  run(process.execPath, [playwright, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  const downloaded = await findChromium()
  if (downloaded) return downloaded
  throw new Error(
    'There is no Chromium. Install one (Debian and Ubuntu: apt-get install chromium; elsewhere: npx playwright install chromium) or name one with CHROMIUM=/path/to/chromium.',
  )
}

async function ofPlaywright(): Promise<string> {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/** Existing isn't enough: Ubuntu's package is a stub that only says where to get the real one. */
function isRunnable(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function run(program: string, args: readonly string[]) {
  spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

if (import.meta.main) console.log(await provideChromium())
