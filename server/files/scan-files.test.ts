import { basePaths } from '@trampolim/contract/services.ts'
import { clamdStandIn, virus } from '@trampolim/tests/engines/clamd.ts'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { pdf } from '@trampolim/tests/samples/files.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { accountListeners } from '../accounts/listeners.ts'
import { letterHandlers } from '../letters/background.ts'
import { createApp } from '../platform/http/app.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { clamdScanner } from '../platform/scanner/clamd.ts'
import { attachFile } from './attach-file.ts'
import { fileRoutes } from './routes.ts'
import { scanWaiting } from './scan-files.ts'
import { serveFiles } from './serve.ts'
import { signedFileUrl } from './signed-link.ts'

const infected = Buffer.concat([Buffer.from(`%PDF-1.7\n%${virus}\n`), pdf.subarray(9)])

describe('files with a virus scanner', async () => {
  const daemon = await clamdStandIn()
  const house = await testHouse()
  house.scanner = clamdScanner(daemon.url)
  const { configuration, log } = house
  const app: FastifyInstance = await createApp({ configuration, log, metrics: openMetrics() })
  app.all(`${basePaths.socialMedia}/*`, async () => ({ call: true }))
  await serveFiles(app, house)
  afterAll(async () => {
    await app.close()
    daemon.close()
  })
  beforeEach(() => {
    daemon.behaviour = 'well'
  })

  const pathOf = (url: string) => url.slice(configuration.publicUrl.length)
  const ana = () => insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
  async function put(person: Person, bytes: Buffer) {
    const { url, fileId } = await house
      .as(fileRoutes, person)
      .signedUrl({ method: 'put', purpose: 'curriculum', name: 'cv.pdf' })
    const answer = await app.inject({ method: 'PUT', url: pathOf(url), payload: bytes })
    return { fileId, status: answer.statusCode, body: answer.json() }
  }
  /** The response for someone with a link to the file. */
  const read = (fileId: string) => app.inject({ url: pathOf(signedFileUrl(house, { method: 'get', fileId }).url) })
  const rowOf = (id: string) =>
    house.database.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const attach = (fileId: string, { accountId: owner }: Person) =>
    house.database
      .transaction()
      .execute((tx) => attachFile(tx, { fileId, owner, purpose: 'curriculum', now: house.now() }))

  it('are stored and readable at once if nothing is found', async () => {
    const { fileId, status, body } = await put(await ana(), pdf)
    expect([status, body]).toEqual([201, { fileId, checking: false }])
    expect((await read(fileId)).rawPayload).toEqual(pdf)
  })

  it('are refused with advice, and not stored, if a virus is found', async () => {
    const { fileId, status, body } = await put(await ana(), infected)
    expect([status, body.code]).toEqual([422, 'file_infected'])
    expect(body.message).toContain('antivírus')
    const row = await rowOf(fileId)
    expect(row.uploaded_at).toBeNull()
    expect(await house.storage.read(row.storage_key)).toBeNull()
  })

  it.each(['unwell', 'hanging up'] as const)(
    'wait unreadable while the scanner is %s, and are then released automatically',
    async (behaviour) => {
      daemon.behaviour = behaviour
      const person = await ana()
      const { fileId, status, body } = await put(person, pdf)
      expect([status, body]).toEqual([201, { fileId, checking: true }])
      const isBeingChecked = async () => {
        const answer = await read(fileId)
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'file_being_checked'])
        const own = house.as(fileRoutes, person).signedUrl({ method: 'get', fileId })
        expect((await refusal(own)).code).toBe('file_being_checked')
      }
      await isBeingChecked()
      // The owner can continue meanwhile: whatever the file was attached to is saved.
      expect(await attach(fileId, person)).toMatchObject({ state: 'waiting' })
      await scanWaiting(house)
      await isBeingChecked()
      daemon.behaviour = 'well'
      await scanWaiting(house)
      expect((await read(fileId)).rawPayload).toEqual(pdf)
      await house.work({ listeners: accountListeners })
      expect(house.letters).toEqual([])
    },
  )

  it('are erased if a virus is found later, and their owner is notified with advice', async () => {
    daemon.behaviour = 'unwell'
    const person = await ana()
    const { fileId } = await put(person, infected)
    const { storage_key: key } = await rowOf(fileId)
    daemon.behaviour = 'well'
    await scanWaiting(house)
    expect(await house.storage.read(key)).toBeNull()
    expect((await read(fileId)).statusCode).toBe(404)
    await expect(attach(fileId, person)).rejects.toMatchObject({ code: 'file_infected' })
    const davi = await insertAccount(house, { email: 'davi@exemplo.com.br', role: 'user:professional' })
    await expect(attach(fileId, davi)).rejects.toMatchObject({ code: 'file_not_found' })
    await house.work({ listeners: accountListeners, handlers: letterHandlers })
    expect(house.letters).toMatchObject([
      { to: 'ana@exemplo.com.br', subject: 'Envie de novo o arquivo do seu currículo' },
    ])
  })

  it('don’t block each other: a file whose scan fails goes to the end of the queue', async () => {
    daemon.behaviour = 'unwell'
    const person = await ana()
    const sent: string[] = []
    for (let count = 0; count < 5; count += 1) sent.push((await put(person, pdf)).fileId)
    const scanWith = (answers: readonly boolean[]) => {
      const left = [...answers]
      const scan = async () => (left.shift() ? null : Promise.reject(new Error('can’t tell')))
      return scanWaiting({ ...house, scanner: { scan } })
    }
    const states = async () => Promise.all(sent.map(async (id) => (await rowOf(id)).state))
    await scanWith([false, false, false, true, true])
    expect(await states()).toEqual(Array(5).fill('waiting'))
    // Files uploaded within one millisecond are scanned in the order of their ids, which is random.
    const failed = await Promise.all(sent.map(async (id) => (await rowOf(id)).scan_failed_at !== null))
    expect(failed.filter(Boolean)).toHaveLength(3)
    await scanWith([true, true, false, false, false])
    expect(await states()).toEqual(failed.map((before) => (before ? 'waiting' : 'clear')))
  })

  it('wait for a process with a scanner', async () => {
    daemon.behaviour = 'unwell'
    const { fileId } = await put(await ana(), pdf)
    await scanWaiting({ ...house, scanner: null })
    expect((await rowOf(fileId)).state).toBe('waiting')
  })
})
