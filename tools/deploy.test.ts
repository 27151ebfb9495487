import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runProgram } from './programs.ts'

const checkout = join(import.meta.dirname, '..')
const unit = readFileSync(join(checkout, 'deploy/trampolim.service'), 'utf8')
const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]

it('starts the service as npm start does', () => {
  const script = settingOf('ExecStart')?.split(' ').at(-1) ?? ''
  const flags = scripts.start?.match(/--max-\S+/g) ?? []
  expect(flags).toHaveLength(2)
  expect(existsSync(join(checkout, script))).toBe(true)
  expect(settingOf('ExecStart')).toBe(
    [`${settingOf('WorkingDirectory')}/node_modules/.bin/node`, ...flags, script].join(' '),
  )
})

it('gives the service a user of its own and no more rights than it needs', () => {
  expect(settingOf('User')).toBe('trampolim')
  for (const name of ['ProtectHome', 'PrivateTmp', 'PrivateDevices', 'NoNewPrivileges', 'ProtectKernelTunables']) {
    expect([name, settingOf(name)]).toEqual([name, 'true'])
  }
  expect(settingOf('ProtectSystem')).toBe('strict')
  expect(settingOf('CapabilityBoundingSet')).toBe('')
})

const verifier = '/usr/bin/systemd-analyze'

const services = ['trampolim.service', 'trampolim@.service', 'trampolim-backup.service']

it.runIf(existsSync(verifier))('is understood by systemd, as are a service apart and nightly backups', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-units-'))
  try {
    for (const name of [...services, 'trampolim-backup.timer']) {
      // The program's path is that of an installation, which doesn't exist here.
      const text = readFileSync(join(checkout, 'deploy', name), 'utf8')
      writeFileSync(join(folder, name), text.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`))
      const { code, output } = await runProgram(verifier, ['verify', '--man=no', join(folder, name)], {
        cwd: folder,
        env: { PATH: process.env.PATH },
      })
      const ours = output.split('\n').filter((line) => line.includes('trampolim'))
      expect([name, ours, code]).toEqual([name, [], 0])
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** The highest exposure that systemd may find, of 100: it calls less than 21 hardly exposed. */
const exposure = '20'

it.runIf(existsSync(verifier))('leaves hardly anything of the machine open, as systemd judges it', async () => {
  for (const name of services) {
    const { code, output } = await runProgram(
      verifier,
      ['security', '--offline=true', `--threshold=${exposure}`, join(checkout, 'deploy', name)],
      { cwd: checkout, env: { PATH: process.env.PATH } },
    )
    expect(code, output).toBe(0)
  }
})

const linesOf = (name: string) =>
  readFileSync(join(checkout, 'deploy', name), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#') && line !== '')

it('makes a backup with the rights and settings of the service, and deletes old ones after a new one only', () => {
  const [whole, backup] = [linesOf('trampolim.service'), linesOf('trampolim-backup.service')]
  const rights = whole.slice(whole.indexOf('StateDirectory=trampolim'), whole.indexOf('[Install]'))
  expect(rights.filter((line) => !backup.includes(line))).toEqual([])
  for (const name of ['User', 'WorkingDirectory', 'EnvironmentFile', 'UMask']) {
    expect(backup).toContain(`${name}=${settingOf(name)}`)
  }
  const program = `${settingOf('WorkingDirectory')}/node_modules/.bin/node`
  expect(backup).toContain(`ExecStart=${program} tools/backup.ts --to /var/lib/trampolim/backups`)
  const afterwards = backup.find((line) => line.startsWith('ExecStartPost=')) ?? ''
  expect(afterwards).toMatch(/^ExecStartPost=\/usr\/bin\/find \/var\/lib\/trampolim\/backups .*-mtime \+13 /)
})

it('starts a service apart with the rights of the whole, and settings and a folder of its own', () => {
  const [whole, apart] = [linesOf('trampolim.service'), linesOf('trampolim@.service')]
  expect(apart.filter((line) => !whole.includes(line))).toEqual([
    'Description=Trampolim, %i',
    'EnvironmentFile=/etc/trampolim/%i',
    'Environment=DATA_DIR=/var/lib/trampolim/%i',
  ])
  expect(whole.filter((line) => !apart.includes(line))).toHaveLength(2)
})
