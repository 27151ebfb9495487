import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { uploadingIn } from '@trampolim/tests/fixtures/uploading.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { pdf, picture } from '@trampolim/tests/samples/files.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { attachFile } from './attach-file.ts'
import type { FilePurpose } from './file-types.ts'
import { fileRoutes } from './routes.ts'
import { storeSentFile } from './store-upload.ts'

const container = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)])
const word = Buffer.concat([container, Buffer.from('WordDocument\0', 'utf16le')])
const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(60)])
const page = Buffer.from('<!doctype html><script>alert(1)</script>')

describe('files', async () => {
  const png = await picture('png').toBuffer()
  const jpeg = await picture('jpeg').toBuffer()
  const house = await testHouse()
  const { ana, app, get, pathOf, put, room, uploaded } = await uploadingIn(house)

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

  it('are of 2 MB at most, and a refused upload may be tried again', async () => {
    const { url } = await room(await ana())
    const ofSize = (size: number) =>
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9 - pdf.length), pdf])
    const most = 2 * 1024 * 1024
    const refused = await put(url, ofSize(most + 1))
    expect(refused.json()).toEqual({ code: 'file_too_large', message: 'O arquivo passa de 2 MB.' })
    expect((await put(url, ofSize(most))).statusCode).toBe(201)
  })

  it('are tried twenty times by a link, since each try costs work, and as often as wanted once they are there', async () => {
    const person = await ana()
    const { url } = await room(person, 'avatar')
    const broken = png.subarray(0, png.length / 2)
    for (let tried = 0; tried < 20; tried += 1) expect((await put(url, broken)).json().code).toBe('file_unreadable')
    expect((await put(url, png)).json().code).toBe('too_many_requests')
    const other = await room(person, 'avatar')
    for (let tried = 0; tried < 25; tried += 1) expect((await put(other.url, png)).statusCode).toBe(201)
  })

  it('sent within another call are limited too, also those that are refused', async () => {
    const person = await ana()
    const file = { purpose: 'avatar', ownerId: person.accountId, name: 'foto' } as const
    const send = (bytes: Buffer) => storeSentFile(house, { ...file, bytes })
    for (let sent = 0; sent < 60; sent += 1)
      await expect(send(png.subarray(0, png.length / 2))).rejects.toMatchObject({ code: 'file_unreadable' })
    await expect(send(png)).rejects.toMatchObject({ code: 'too_many_requests' })
    house.clock.pass(3600)
    await send(png)
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

  it('serve only the purpose they were uploaded for', async () => {
    const { accountId: owner, ...person } = await ana()
    const fileId = await uploaded({ ...person, accountId: owner })
    const attached = house.database
      .transaction()
      .execute((tx) => attachFile(tx, { fileId, owner, purpose: 'medical-report', now: house.now() }))
    await expect(attached).rejects.toMatchObject({ code: 'file_not_found' })
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
