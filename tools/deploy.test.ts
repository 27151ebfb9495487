import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

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
