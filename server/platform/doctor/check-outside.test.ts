import { createServer as createWebServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { startBucket } from '@trampolim/tests/bucket.ts'
import { clamdStandIn } from '@trampolim/tests/clamd.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { clamdScanner } from '../scanner/clamd.ts'
import { bucketStorage } from '../storage/bucket.ts'
import { checkBroker, checkErasedVersions, checkHosts, checkMail, checkScanner, checkStorage } from './check-outside.ts'

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
    ['ok', '220 mail.example.org ESMTP\r\n'],
    ['fault', '554 no service\r\n'],
    ['fault', 'HTTP/1.1 400 Bad Request\r\n'],
  ])('is %s by its greeting: %j', async (level, greeting) => {
    const smtpUrl = `smtp://user:hidden@${await speaking(greeting)}`
    const finding = await checkMail({ smtpUrl, demo: false })
    expect(finding.level).toBe(level)
    expect(JSON.stringify(finding)).not.toContain('hidden')
  })

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

it('asks the storage', async () => {
  expect((await checkStorage(house.storage)).level).toBe('ok')
  expect((await checkStorage(bucketStorage(`s3://key:hidden@${nobody}/files?tls=false`))).level).toBe('fault')
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
