import { basePaths } from '@trampolim/contract/services.ts'
import { waitingWork } from '@trampolim/tests/database/waiting-work.ts'
import { pdf, picture } from '@trampolim/tests/files.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertAccount } from '@trampolim/tests/people.ts'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '../platform/http/app.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { attachFile } from './attach-file.ts'
import { fileHandlers } from './background.ts'
import { eraseFile } from './erase-file.ts'
import type { FilePurpose } from './file-types.ts'
import { remakeImage } from './remake-image.ts'
import { fileRoutes } from './routes.ts'
import { serveFiles } from './serve.ts'

const container = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)])
const word = Buffer.concat([container, Buffer.from('WordDocument\0', 'utf16le')])
const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(60)])
const page = Buffer.from('<!doctype html><script>alert(1)</script>')

describe('files', async () => {
  const png = await picture('png').toBuffer()
  const jpeg = await picture('jpeg').toBuffer()
  const house = await testHouse()
  const app: FastifyInstance = await createApp({
    configuration: house.configuration,
    log: house.log,
    metrics: openMetrics(),
  })
  // As in the running process, where the service's calls have a catch-all route under the same path.
  app.all(`${basePaths.socialMedia}/*`, async () => ({ call: true }))
  await serveFiles(app, house)
  afterAll(() => app.close())

  const pathOf = (url: string) => url.slice(house.configuration.publicUrl.length)
  const put = (url: string, payload: Buffer, contentType = 'application/octet-stream') =>
    app.inject({ method: 'PUT', url: pathOf(url), payload, headers: { 'content-type': contentType } })
  const get = (url: string) => app.inject({ method: 'GET', url: pathOf(url) })
  const room = (
    person: Person | null,
    purpose: FilePurpose = 'curriculum',
    { verificationId, name = 'Currículo da Ana.pdf' }: { verificationId?: string; name?: string } = {},
  ) => house.as(fileRoutes, person).signedUrl({ method: 'put', purpose, name, verificationId })
  const ana = () => insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })

  async function uploaded(person: Person, bytes = pdf) {
    const { url, fileId } = await room(person)
    expect((await put(url, bytes)).statusCode).toBe(201)
    return fileId
  }

  it('are uploaded and downloaded by signed links, as an attachment of the type that their bytes have', async () => {
    const person = await ana()
    const { url, fileId, expiresAt } = await room(person)
    expect(expiresAt).toBe('2026-03-10T15:05:00.000Z')
    expect((await put(url, pdf, 'text/html')).json()).toEqual({ fileId, checking: false })
    const link = await house.as(fileRoutes, person).signedUrl({ method: 'get', fileId })
    const answer = await get(link.url)
    expect(answer.rawPayload).toEqual(pdf)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Curriculo da Ana.pdf"; filename*=UTF-8''Curr%C3%ADculo%20da%20Ana.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
  })

  it('are accepted for a purpose by their bytes, not by their name', async () => {
    const person = await ana()
    const takes: Record<FilePurpose, readonly Buffer[]> = {
      curriculum: [pdf, png, jpeg, word],
      'medical-report': [pdf, png, jpeg],
      avatar: [png, jpeg],
      logo: [png, jpeg],
    }
    for (const [purpose, taken] of Object.entries(takes) as [FilePurpose, readonly Buffer[]][]) {
      for (const bytes of [pdf, png, jpeg, word, container, zip, page, Buffer.alloc(0)]) {
        const { url } = await room(person, purpose)
        const answer = await put(url, bytes)
        if (taken.includes(bytes)) expect(answer.statusCode).toBe(201)
        else expect([answer.statusCode, answer.json().code]).toEqual([422, 'file_type_refused'])
      }
    }
  })

  it.each([
    ['curriculo.bat', pdf, 'attachment; filename=curriculo.pdf'],
    ['cv.pdf.exe', jpeg, 'attachment; filename=cv.jpg'],
    ['cv\u202Efdp.scr', pdf, 'attachment; filename=cvfdp.pdf'],
    ['履歴書.com', word, `attachment; filename=arquivo.doc; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8.doc`],
    ['a"; filename="b.exe', png, 'attachment; filename="a filename= b.png"'],
  ])('are offered under a safe name with the extension of their type: %j', async (name, bytes, disposition) => {
    const person = await ana()
    const { url, fileId } = await room(person, 'curriculum', { name })
    expect((await put(url, bytes)).statusCode).toBe(201)
    const link = await house.as(fileRoutes, person).signedUrl({ method: 'get', fileId })
    expect((await get(link.url)).headers['content-disposition']).toBe(disposition)
  })

  it('are offered under a safe name also if another was stored', async () => {
    const person = await ana()
    const fileId = await uploaded(person)
    await house.database.updateTable('stored_file').set({ original_name: '..\\cv\u202E.exe' }).execute()
    const link = await house.as(fileRoutes, person).signedUrl({ method: 'get', fileId })
    expect((await get(link.url)).headers['content-disposition']).toBe('attachment; filename=cv.pdf')
  })

  it.each([
    ['a program that begins like a PDF', Buffer.from('%PDF-1.7\r\n@echo off\r\nformat c:\r\n'), 'file_unreadable'],
    ['a PDF behind something else', Buffer.concat([Buffer.from('MZ'), pdf]), 'file_type_refused'],
    ['a document with programs', Buffer.concat([word, Buffer.from('_VBA_PROJECT\0', 'utf16le')]), 'file_has_macros'],
    ['half a picture', jpeg.subarray(0, -20), 'file_unreadable'],
    ['the head of a picture', Buffer.concat([jpeg.subarray(0, 24), Buffer.alloc(64)]), 'file_unreadable'],
    [
      'a picture of very many pixels',
      await picture('png', { width: 6001, height: 6000 }).toBuffer(),
      'image_too_large',
    ],
    [
      'a picture with a very long side',
      await picture('png', { width: 12_001, height: 1 }).toBuffer(),
      'image_too_large',
    ],
    ['moving pictures', animated(png), 'file_type_refused'],
  ])('are refused: %s', async (_, bytes, code) => {
    const { url } = await room(await ana())
    const answer = await put(url, bytes)
    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
  })

  const sizes = { curriculum: [300, 600], 'medical-report': [300, 600], avatar: [300, 300], logo: [256, 512] }
  it.each(['curriculum', 'medical-report', 'avatar', 'logo'] as const)(
    'are re-encoded if they are images, upright and without other data: %s',
    async (purpose) => {
      const person = await ana()
      for (const type of ['jpeg', 'png'] as const) {
        const sent = await picture(type, { width: 600, height: 300 })
          .withMetadata({ orientation: 6 })
          .withExif({ IFD0: { Copyright: 'Ana Souza' }, IFD3: { GPSLatitude: '23/1 33/1 1/1', GPSLatitudeRef: 'S' } })
          .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
          .toBuffer()
        const { url, fileId } = await room(person, purpose)
        expect((await put(url, Buffer.concat([sent, Buffer.from('<script>alert(1)</script>')]))).statusCode).toBe(201)
        const link = await house.as(fileRoutes, person).signedUrl({ method: 'get', fileId })
        const { rawPayload: kept, headers } = await get(link.url)
        expect(headers['content-type']).toBe(`image/${type}`)
        const { width, height, exif, xmp, icc, iptc, orientation, format } = await sharp(kept).metadata()
        expect(format).toBe(type)
        expect([exif, xmp, icc, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
        expect([width, height]).toEqual(sizes[purpose])
        for (const hidden of ['Ana Souza', 'script', 'xmpmeta', 'Exif']) expect(kept.includes(hidden)).toBe(false)
      }
    },
  )

  it('are re-encoded when first read, if they were stored unchanged', async () => {
    const person = await ana()
    const fileId = await uploaded(person, jpeg)
    const { storage_key: key } = await house.database
      .selectFrom('stored_file')
      .select('storage_key')
      .executeTakeFirstOrThrow()
    const asItCame = await picture('jpeg')
      .withExif({ IFD0: { Copyright: 'Ana Souza' } })
      .toBuffer()
    await house.storage.write(key, asItCame)
    await house.database.updateTable('stored_file').set({ drawn_anew: false }).execute()
    const link = await house.as(fileRoutes, person).signedUrl({ method: 'get', fileId })
    const first = await get(link.url)
    expect(first.rawPayload.includes('Ana Souza')).toBe(false)
    expect(await house.storage.read(key)).toBeNull()
    expect((await get(link.url)).rawPayload).toEqual(first.rawPayload)
  })

  it('are re-encoded one at a time, with a limited queue', async () => {
    const sent = Array.from({ length: 60 }, () => remakeImage(jpeg, { purpose: 'logo', type: 'image/jpeg' }))
    const outcomes = await Promise.allSettled(sent)
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(20)
    expect(refused[0]).toMatchObject({ reason: { code: 'too_many_requests' } })
    await expect(remakeImage(jpeg, { purpose: 'logo', type: 'image/jpeg' })).resolves.toBeInstanceOf(Buffer)
  })

  it('are of 2 MB at most, and a refused upload may be tried again', async () => {
    const { url } = await room(await ana())
    const ofSize = (size: number) =>
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9 - pdf.length), pdf])
    const most = 2 * 1024 * 1024
    const refused = await put(url, ofSize(most + 1))
    expect(refused.json()).toEqual({ code: 'file_too_large', message: 'O arquivo passa de 2 MB.' })
    expect((await put(url, ofSize(most))).statusCode).toBe(201)
  })

  it('are refused if too large also without a declared length', async () => {
    const { url } = await room(await ana())
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const send = (body: ReadableStream) => fetch(origin + pathOf(url), { method: 'PUT', body, duplex: 'half' })
    const megabyte = Buffer.alloc(1024 * 1024)
    for (const megabytes of [3, 5, 20]) {
      const answer = await send(streamed(...Array(megabytes).fill(megabyte)))
      expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'file_too_large' }])
    }
    expect((await send(streamed(pdf))).status).toBe(201)
  })

  it('are stored once, also if sent several times at once', async () => {
    const { url } = await room(await ana())
    const sent = [pdf, pdf, png, jpeg]
    const answers = await Promise.all(
      sent.map(async (bytes) => ({ bytes, status: (await put(url, bytes)).statusCode })),
    )
    const stored = answers.find(({ status }) => status === 201)?.bytes
    expect(answers).toEqual(sent.map((bytes) => ({ bytes, status: bytes === stored ? 201 : 409 })))
  })

  it('are answered like the first time if the same is sent again, since that answer may have been lost', async () => {
    const { url, fileId } = await room(await ana())
    const first = await put(url, png)
    const stored = () =>
      house.database.selectFrom('stored_file').selectAll().where('id', '=', fileId).executeTakeFirst()
    const before = await stored()
    const again = await put(url, png)
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    expect((await put(url, jpeg)).json()).toMatchObject({ code: 'already_there' })
    expect(await stored()).toEqual(before)
    await house.database.updateTable('stored_file').set({ state: 'infected' }).where('id', '=', fileId).execute()
    expect((await put(url, png)).json()).toMatchObject({ code: 'file_infected' })
  })

  it('can’t be accessed by a forged, changed or expired link', async () => {
    const person = await ana()
    const fileId = await uploaded(person)
    const { url } = await house.as(fileRoutes, person).signedUrl({ method: 'get', fileId })
    const other = await uploaded(person, png)
    const later = url.replace(/expires=\d+/, `expires=${house.now().getTime() + 86_400_000}`)
    for (const wrong of [later, url.replace(fileId, other), url.replace(/signature=.*/, ''), url.replace(/.$/, '')]) {
      expect((await get(wrong)).json()).toMatchObject({ code: 'file_not_found' })
    }
    expect((await put(url, pdf)).json()).toMatchObject({ code: 'file_not_found' })
    house.clock.pass(5 * 60)
    expect((await get(url)).statusCode).toBe(410)
  })

  it('can be read only by their owner, once uploaded', async () => {
    const person = await ana()
    const bruno = await insertAccount(house, { email: 'bruno@exemplo.com.br', role: 'user:professional' })
    const fileId = await uploaded(person)
    const read = (who: Person | null, id: string) => house.as(fileRoutes, who).signedUrl({ method: 'get', fileId: id })
    expect(await refusal(read(bruno, fileId))).toMatchObject({ code: 'file_not_found', status: 404 })
    expect((await refusal(read(person, newId(house.now())))).code).toBe('file_not_found')
    expect((await refusal(read(person, (await room(person)).fileId))).code).toBe('file_not_found')
    expect(await refusal(read(null, fileId))).toMatchObject({ code: 'sign_in_required', status: 401 })
  })

  async function proof(verifiedAt: Date | null) {
    const id = newId(house.now())
    const now = house.now()
    await house.database
      .insertInto('verification')
      .values({
        id,
        channel: 'email',
        destination: 'nova@exemplo.com.br',
        code_hash: Buffer.alloc(32),
        created_at: now,
        expires_at: now,
        verified_at: verifiedAt,
      })
      .execute()
    return id
  }

  it('may be uploaded while registering with a verified e-mail, and move to the new account', async () => {
    expect((await refusal(room(null))).code).toBe('sign_in_required')
    expect((await refusal(room(null, 'curriculum', { verificationId: await proof(null) }))).code).toBe(
      'sign_in_required',
    )
    const verificationId = await proof(house.now())
    const { url, fileId } = await room(null, 'curriculum', { verificationId })
    await put(url, pdf)
    const { accountId: owner, ...person } = await ana()
    const attach = (proved?: string) =>
      house.database.transaction().execute((tx) =>
        attachFile(tx, {
          fileId,
          owner,
          purpose: 'curriculum',
          now: house.now(),
          ...(proved && { verificationId: proved }),
        }),
      )
    await expect(attach()).rejects.toMatchObject({ code: 'file_not_found' })
    await expect(attach(await proof(house.now()))).rejects.toMatchObject({ code: 'file_not_found' })
    expect(await attach(verificationId)).toEqual({
      id: fileId,
      originalName: 'Currículo da Ana.pdf',
      contentType: 'application/pdf',
      state: 'clear',
    })
    expect(await attach()).toMatchObject({ id: fileId })
    const link = await house.as(fileRoutes, { ...person, accountId: owner }).signedUrl({ method: 'get', fileId })
    expect((await get(link.url)).statusCode).toBe(200)
  })

  it('serve only the purpose they were uploaded for', async () => {
    const { accountId: owner, ...person } = await ana()
    const fileId = await uploaded({ ...person, accountId: owner })
    const attached = house.database
      .transaction()
      .execute((tx) => attachFile(tx, { fileId, owner, purpose: 'medical-report', now: house.now() }))
    await expect(attached).rejects.toMatchObject({ code: 'file_not_found' })
  })

  it('are erased with their bytes, and after a day if never attached', async () => {
    const person = await ana()
    const [attached, left, gone] = [await uploaded(person), await uploaded(person), await uploaded(person)]
    const keys = await house.database.selectFrom('stored_file').select(['id', 'storage_key']).execute()
    const bytesOf = (id: string) => house.storage.read(keys.find((key) => key.id === id)?.storage_key ?? '')
    const { accountId: owner } = person
    await house.database.transaction().execute(async (tx) => {
      await attachFile(tx, { fileId: attached, owner, purpose: 'curriculum', now: house.now() })
      await eraseFile(tx, gone)
    })
    expect(await waitingWork(house.database)).toHaveLength(1)
    await house.work({ handlers: fileHandlers })
    expect([await bytesOf(gone), (await bytesOf(left))?.length]).toEqual([null, pdf.length])
    const clean = fileHandlers.find(({ work }) => work.name === 'clear-unattached-files')
    house.clock.pass(86_400 + 1)
    await clean?.run(house, {} as never)
    expect(await bytesOf(left)).toBeNull()
    expect(await bytesOf(attached)).not.toBeNull()
    const rows = await house.database.selectFrom('stored_file').select('id').execute()
    expect(rows).toEqual([{ id: attached }])
  })

  it('leave no bytes behind if the process ends right after they were stored', async () => {
    const { url, fileId } = await room(await ana())
    const { write } = house.storage
    let stored = ''
    house.storage.write = async (key, bytes) => {
      await write(key, bytes)
      stored = key
      throw new Error('the process ended')
    }
    try {
      expect((await put(url, pdf)).statusCode).toBe(500)
    } finally {
      house.storage.write = write
    }
    expect(await house.storage.read(stored)).not.toBeNull()
    house.clock.pass(86_400 + 1)
    await fileHandlers.find(({ work }) => work.name === 'clear-unattached-files')?.run(house, {} as never)
    expect(await house.storage.read(stored)).toBeNull()
    expect(await house.database.selectFrom('stored_file').select('id').where('id', '=', fileId).execute()).toEqual([])
  })

  it('are kept while something still refers to them', async () => {
    const { accountId, ...person } = await ana()
    const fileId = await uploaded({ accountId, ...person }, png)
    await house.database.updateTable('account').set({ avatar_file_id: fileId }).where('id', '=', accountId).execute()
    await house.database.transaction().execute((tx) => eraseFile(tx, fileId))
    await house.work({ handlers: fileHandlers })
    const kept = await house.database.selectFrom('stored_file').select('storage_key').executeTakeFirstOrThrow()
    expect(await house.storage.read(kept.storage_key)).not.toBeNull()
  })
})

/** An animated picture: an animation chunk that announces two frames, before the image data. */
function animated(png: Buffer): Buffer {
  const afterHeader = 33
  const control = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex')
  return Buffer.concat([png.subarray(0, afterHeader), control, png.subarray(afterHeader)])
}

/** A body that arrives in chunks, without a length. */
function streamed(...pieces: Buffer[]): ReadableStream {
  return ReadableStream.from(pieces)
}
