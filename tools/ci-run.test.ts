import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runProgram } from './programs.ts'

const script = readFileSync(join(import.meta.dirname, '../.ci/run'), 'utf8')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trampolim-ci-'))
  mkdirSync(join(folder, '.ci'))
  mkdirSync(join(folder, 'bin'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `.ci/run` where no engine is installed, with programs that do what is given; returns what it says. */
async function run(programs: Record<string, string>): Promise<string[]> {
  writeFileSync(join(folder, '.ci/run'), script.replaceAll(/(?<!^#!)\/usr\//g, `${folder}/usr/`))
  for (const [name, does] of Object.entries({ npm: 'echo "npm $*"', ...programs })) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${does}\n`)
    chmodSync(join(folder, 'bin', name), 0o755)
  }
  const env = { PATH: `${join(folder, 'bin')}:/usr/bin:/bin` }
  const { output } = await runProgram('/bin/bash', ['.ci/run'], { cwd: folder, env })
  return output.trim().split('\n')
}

const root = { id: 'echo 0' }

it.runIf(existsSync('/bin/bash'))('fails root’s run for each engine that could not be installed', async () => {
  const lines = await run({ ...root, 'apt-get': 'exit 100' })
  expect(lines).toContain('nginx-light could not be installed.')
  expect(lines).toContain('There is no nginx-light.')
  expect(lines.at(-1)).toMatch(/^npm test --silent -- --long --missing=clamav-daemon,.*,nginx-light,.*,systemd/)
  expect(lines.at(-1)).not.toMatch(/faketime|iproute2|chromium/)
})

it.runIf(existsSync('/bin/bash'))('fails nothing for engines that are installed', async () => {
  const installs = `for package; do :; done
case "$package" in nginx-light) mkdir -p ${folder}/usr/sbin; touch ${folder}/usr/sbin/nginx; chmod +x ${folder}/usr/sbin/nginx;; esac`
  const lines = await run({ ...root, 'apt-get': installs })
  expect(lines.at(-1)).toMatch(/--missing=/)
  expect(lines.at(-1)).not.toContain('nginx-light')
})

it.runIf(existsSync('/bin/bash'))('only names what is missing where nobody may install it', async () => {
  const lines = await run({ id: 'echo 1000', 'apt-get': 'exit 100' })
  expect(lines).toContain('There is no nginx-light.')
  expect(lines.at(-1)).toBe('npm test --silent -- --long')
})
