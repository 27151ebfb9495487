import { createServer as createWebServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { startBucket } from '@trampolim/tests/engines/bucket.ts'
import { clamdStandIn } from '@trampolim/tests/engines/clamd.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { mailServer } from '@trampolim/tests/mail/mail-server.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { clamdScanner } from '../scanner/clamd.ts'
import { bucketStorage } from '../storage/bucket.ts'
import type { Storage } from '../storage/storage.ts'
import { checkBroker, checkBucket, checkErasedVersions, checkHosts, checkMail, checkScanner } from './check-outside.ts'

const house = await testHouse()
const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** A server that sends a text to every client; returns its host and port. */
const speaking = (text: string) =>
  listening(
    createServer((socket) => {
      socket.on('error', () => undefined)
      socket.write(text)
    }),
  )

async function listening(server: Server): Promise<string> {
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as { port: number }).port}`
}

const nobody = '127.0.0.1:1'

describe('the mail server', () => {
  it.each([
    ['without a user', '', 'ok', 'responde e nos deixa entrar'],
    ['with the right password', 'user:right@', 'ok', 'responde e nos deixa entrar'],
    ['with a wrong password', 'user:hidden@', 'fault', 'não aceita o usuário e a senha (535'],
  ])('is asked to let us in %s', async (_who, credentials, level, what) => {
    const server = await mailServer({ accepts: { user: 'user', password: 'right' } })
    const smtpUrl = server.url.replace('//', `//${credentials}`)
    const finding = await checkMail({ smtpUrl, demo: false })
    expect(finding).toMatchObject({ level, what: expect.stringContaining(what) })
    expect(JSON.stringify(finding)).not.toContain('hidden')
    expect(server.taken).toEqual([])
    await server.close()
  })

  it.each(['554 no service\r\n', 'HTTP/1.1 400 Bad Request\r\n'])(
    'is at fault if it greets with %j',
    async (greeting) => {
      const smtpUrl = `smtp://user:hidden@${await speaking(greeting)}`
      const finding = await checkMail({ smtpUrl, demo: false })
      expect(finding.level).toBe('fault')
      expect(JSON.stringify(finding)).not.toContain('hidden')
    },
  )

  it('is at fault if nobody answers', async () => {
    expect(await checkMail({ smtpUrl: `smtp://${nobody}`, demo: false })).toMatchObject({ level: 'fault' })
    expect(await checkMail({ smtpUrl: `smtps://${await speaking('220 hello\r\n')}`, demo: false })).toMatchObject({
      level: 'fault',
    })
  })

  it('is only missing if there are real people', async () => {
    expect((await checkMail({ smtpUrl: null, demo: true })).level).toBe('ok')
    expect((await checkMail({ smtpUrl: null, demo: false })).level).toBe('warn')
  })
})

describe('the broker', () => {
  const broker = (host: string, management: string) => ({
    urls: host.split(',').map((each) => `mqtt://user:hidden@${each}`),
    publicUrls: ['ws://localhost/ws'],
    managementUrls: [`http://user:hidden@${management}`],
    authSecret: 'x',
  })
  const levels = async (...given: Parameters<typeof broker>) =>
    (await checkBroker(broker(...given))).map(({ level }) => level)

  it('is embedded, reached, away, or separated', async () => {
    let nodes: object[] = [{ name: 'a@one', running: true }]
    const management = await listening(
      createWebServer(({ headers, url }, response) => {
        const known = headers.authorization === `Basic ${Buffer.from('user:hidden').toString('base64')}`
        response.writeHead(known && url === '/api/nodes' ? 200 : 401).end(JSON.stringify(nodes))
      }),
    )
    expect((await checkBroker(null)).map(({ level }) => level)).toEqual(['ok'])
    expect(await levels(await speaking(''), management)).toEqual(['ok'])
    expect(await levels(await speaking(''), nobody)).toEqual(['ok', 'warn'])
    expect(await levels(nobody, management)).toEqual(['fault'])
    expect(await levels(`${nobody},${await speaking('')}`, management)).toEqual(['fault', 'ok'])
    nodes = [
      { name: 'a@one', running: true, partitions: ['b@two'] },
      { name: 'c@three', running: false },
    ]
    const found = await checkBroker(broker(await speaking(''), management))
    expect(found.map(({ level }) => level)).toEqual(['ok', 'warn'])
    expect(found[1]?.what).toContain('b@two, c@three')
  })
})

it('asks the scanner', async () => {
  const daemon = await clamdStandIn()
  expect((await checkScanner(clamdScanner(daemon.url))).level).toBe('ok')
  daemon.behaviour = 'unwell'
  expect((await checkScanner(clamdScanner(daemon.url))).level).toBe('fault')
  daemon.close()
  expect((await checkScanner(clamdScanner(daemon.url))).level).toBe('fault')
  expect((await checkScanner(null)).level).toBe('warn')
})

it('writes, reads and deletes an object of its own in a bucket', async () => {
  const kept = new Map<string, Uint8Array>()
  const storage: Storage = {
    write: async (key, bytes) => void kept.set(key, bytes),
    read: async (key) => kept.get(key) ?? null,
    remove: async (key) => void kept.delete(key),
  }
  const closed = async () => {
    throw Object.assign(new Error('AccessDenied'), { code: 'AccessDenied' })
  }
  expect((await checkBucket(storage)).level).toBe('ok')
  expect(kept.size).toBe(0)
  expect((await checkBucket({ ...storage, write: closed })).what).toContain('AccessDenied')
  expect((await checkBucket({ ...storage, remove: closed })).level).toBe('fault')
  expect((await checkBucket({ ...storage, read: async () => null })).what).toContain('não devolve')
  expect(await checkBucket(bucketStorage(`s3://key:hidden@${nobody}/files?tls=false`))).toMatchObject({
    level: 'fault',
    what: expect.stringContaining('ECONNREFUSED'),
  })
})

it('reports a bucket that keeps deleted objects', async () => {
  const { bucket, url, addressOf, stop } = await startBucket()
  const rule = (days: number) =>
    `<Rule><Status>Enabled</Status><NoncurrentVersionExpiration><NoncurrentDays>${days}</NoncurrentDays></NoncurrentVersionExpiration></Rule>`
  const levels: string[] = []
  const ask = async (given: { versioning: string; rules: string | null }) => {
    Object.assign(bucket, given)
    for (const { level } of await checkErasedVersions(url)) levels.push(level)
  }
  await ask({ versioning: '', rules: null })
  const versioning = '<Status>Enabled</Status>'
  await ask({ versioning, rules: null })
  await ask({ versioning, rules: rule(31) })
  await ask({ versioning, rules: rule(30) })
  expect(levels).toEqual(['ok', 'fault', 'fault', 'ok'])
  const [denied] = await checkErasedVersions(addressOf({ secret: 'another' }))
  expect(denied?.level).toBe('warn')
  expect(await checkErasedVersions(null)).toEqual([])
  stop()
})

it('looks up the hosts of outside services', async () => {
  const { configuration } = house
  expect(await checkHosts(configuration)).toEqual([])
  const findings = await checkHosts({
    ...configuration,
    cepUrl: 'http://localhost:8080/{zip}/json',
    meetingUrl: 'https://nowhere.invalid/trampolim-{id}',
  })
  expect(findings.map(({ level, what }) => [level, what])).toEqual([
    ['ok', 'Serviço externo: CEP_URL (localhost) é encontrado.'],
    ['warn', 'Serviço externo: nowhere.invalid, de MEETING_URL, não é encontrado.'],
  ])
})
