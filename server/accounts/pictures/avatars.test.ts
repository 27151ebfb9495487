import { basePaths } from '@trampolim/contract/services.ts'
import { clamdStandIn } from '@trampolim/tests/engines/clamd.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { pdf, picture } from '@trampolim/tests/samples/files.ts'
import { insertOrganization, insertProfessional, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { fileHandlers } from '../../files/background.ts'
import { fileRoutes } from '../../files/routes.ts'
import { scanWaiting } from '../../files/scan-files.ts'
import { serveFiles } from '../../files/serve.ts'
import { createApp } from '../../platform/http/app.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { openMetrics } from '../../platform/metrics/metrics.ts'
import { clamdScanner } from '../../platform/scanner/clamd.ts'
import { accountListeners } from '../listeners.ts'
import { accountRoutes } from '../routes.ts'
import { avatarRoutes } from './routes.ts'

const urlOf = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`

describe('a person’s picture', async () => {
  const house = await testHouse()
  const app: FastifyInstance = await createApp({
    configuration: house.configuration,
    log: house.log,
    metrics: openMetrics(),
  })
  app.all(`${basePaths.socialMedia}/*`, async () => ({ call: true }))
  await serveFiles(app, house)
  afterAll(() => app.close())
  let ana: Person
  beforeEach(async () => {
    const { accountId, email } = await insertProfessional(house, { name: 'Ana Souza' })
    ana = { accountId, email, role: 'user:professional', sessionId: 'f'.repeat(24) }
    house.scanner = null
  })

  const as = (person = ana) => house.as(avatarRoutes, person)
  const set = async (bytes: Buffer, person = ana) => as(person).setProfessionalAvatar({ image: urlOf(bytes) })
  const png = (size = { width: 8, height: 8 }) => picture('png', size).toBuffer()
  const get = (url: string) => app.inject({ url: url.slice(house.configuration.publicUrl.length) })
  const shown = async () => (await house.as(accountRoutes, ana).session({})).avatar
  const files = async () =>
    (await house.database.selectFrom('stored_file').select('id').orderBy('id').execute()).map(({ id }) => id)
  const work = () => house.work({ listeners: accountListeners, handlers: fileHandlers })

  it('is shown inside pages by a link that stays the same for hours, and is kept by browsers', async () => {
    const { avatar } = await set(await png())
    const answer = await get(avatar ?? '')
    expect([answer.statusCode, answer.headers]).toMatchObject([
      200,
      {
        'content-type': 'image/png',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, max-age=86400, immutable',
      },
    ])
    expect(await shown()).toBe(avatar)
    house.clock.pass(12 * 3600)
    const later = await shown()
    expect(later).not.toBe(avatar)
    expect([(await get(avatar ?? '')).statusCode, (await get(later ?? '')).statusCode]).toEqual([200, 200])
    house.clock.pass(12 * 3600)
    expect([(await get(avatar ?? '')).statusCode, (await get(later ?? '')).statusCode]).toEqual([404, 200])
  })

  it('can’t be read with another link: forged, of another file, or of a file that isn’t a picture', async () => {
    const { avatar } = await set(await png())
    const [file] = await files()
    const { avatar: second } = await set(await png())
    const [, other = ''] = await files()
    const stolen = (avatar ?? '').replace(file ?? '', other)
    const forged = (second ?? '').replace(/signature=../, 'signature=zz')
    await house.database.updateTable('stored_file').set({ purpose: 'curriculum' }).where('id', '=', other).execute()
    for (const url of [stolen, forged, second ?? '', `${second}`.replace('/pictures/', '/files/')])
      expect((await get(url)).statusCode).toBe(404)
  })

  it.each([
    [{ width: 1200, height: 800 }, 512],
    [{ width: 90, height: 400 }, 90],
  ])('is cropped to the square in the middle of %o, at most 512 pixels wide', async (size, side) => {
    const { avatar } = await set(await png(size))
    expect(await sharp((await get(avatar ?? '')).rawPayload).metadata()).toMatchObject({ width: side, height: side })
  })

  it('keeps nothing else of the file', async () => {
    const taken = await picture('jpeg', { width: 40, height: 30 })
      .withExif({ IFD0: { Copyright: 'Rua das Acácias 12' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .toBuffer()
    const { avatar } = await as().setProfessionalAvatar({
      image: urlOf(Buffer.concat([taken, Buffer.from('PK\x03\x04 malware')]), 'image/jpeg'),
    })
    const { rawPayload } = await get(avatar ?? '')
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    expect(rawPayload.includes('malware')).toBe(false)
    expect(rawPayload.includes('Acácias')).toBe(false)
  })

  it.each([
    ['a PDF', () => pdf, 'file_type_refused'],
    ['a page', () => Buffer.from('<script>alert(1)</script>'), 'file_type_refused'],
    ['half a picture', async () => (await png({ width: 300, height: 300 })).subarray(0, 200), 'file_unreadable'],
  ])('refuses %s', async (_what, bytes, code) => {
    expect((await refusal(set(await bytes()))).code).toBe(code)
    expect(await shown()).toBeNull()
  })

  it.each([
    '',
    'f'.repeat(23),
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png;base64,<>',
    'https://a.example/a.png',
  ])('refuses the text %j', async (image) => {
    const refused = await refusal(as().setProfessionalAvatar({ image }))
    expect([refused.code, refused.fields?.image?.code]).toEqual(['invalid_form', 'file_type_refused'])
  })

  it('replaces the former one, which is deleted, also if many are sent at once', async () => {
    const bytes = await png()
    await Promise.all(Array.from({ length: 20 }, () => set(bytes)))
    await work()
    const left = await files()
    expect(left).toHaveLength(1)
    expect(await shown()).toContain(left[0])
  })

  it('is removed, also if there is none', async () => {
    const { avatar } = await set(await png())
    await as().removeProfessionalAvatar({})
    await as().removeProfessionalAvatar({})
    await work()
    expect([await shown(), await files(), (await get(avatar ?? '')).statusCode]).toEqual([null, [], 404])
  })

  it('belongs to recruiters as well, each role by its own call', async () => {
    const bruno = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    expect((await as(bruno).setRecruiterAvatar({ image: urlOf(await png()) })).avatar).toContain('/pictures/')
    const refused = await Promise.all([
      refusal(as().setRecruiterAvatar({ image: urlOf(await png()) })),
      refusal(as(bruno).setProfessionalAvatar({ image: urlOf(await png()) })),
      refusal(as(bruno).removeProfessionalAvatar({})),
      refusal(as().removeRecruiterAvatar({})),
    ])
    expect(refused.map(({ code }) => code)).toEqual(Array(4).fill('role_not_allowed'))
  })

  it('may be an earlier upload, but only of the same person', async () => {
    const { url, fileId } = await house
      .as(fileRoutes, ana)
      .signedUrl({ method: 'put', purpose: 'avatar', name: 'a.png' })
    await app.inject({ method: 'PUT', url: url.slice(house.configuration.publicUrl.length), payload: await png() })
    const other = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    expect((await refusal(as(other).setRecruiterAvatar({ image: fileId }))).code).toBe('file_not_found')
    expect((await as().setProfessionalAvatar({ image: fileId })).avatar).toContain(fileId)
    expect((await as().setProfessionalAvatar({ image: fileId })).avatar).toContain(fileId)
    await work()
    expect(await files()).toEqual([fileId])
  })

  it('is shown once the virus scanner has checked it, and not after it was taken away', async () => {
    const daemon = await clamdStandIn()
    house.scanner = clamdScanner(daemon.url)
    daemon.behaviour = 'unwell'
    const first = await png()
    expect(await set(first)).toEqual({ avatar: null })
    expect(await shown()).toBeNull()
    daemon.behaviour = 'well'
    await scanWaiting(house)
    await work()
    expect(await shown()).toContain((await files())[0])
    daemon.behaviour = 'unwell'
    await set(await png({ width: 20, height: 20 }))
    await as().removeProfessionalAvatar({})
    daemon.behaviour = 'well'
    await scanWaiting(house)
    await work()
    expect([await shown(), await files()]).toEqual([null, []])
    daemon.close()
  })
})
