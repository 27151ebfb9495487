import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { httpCalls } from '@trampolim/contract/client/http.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../platform/http/app.ts'
import { serve } from '../platform/http/service.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { gateway } from '../services/gateway.ts'

const megabyte = 1024 * 1024
const text = 'Ana Souza\nana@example.com\nExperiência\nDoceria Jabuticaba – Confeiteira\n03/2020 a 05/2022\n'

describe('a curriculum’s file over HTTP', async () => {
  const house = await testHouse()
  const { configuration, log } = house
  const app = await createApp({ configuration, log, metrics: openMetrics() })
  const service = {
    base: '/api/gateway',
    router: gateway,
    title: 'gateway',
    publicUrl: configuration.publicUrl,
    largestFile: (configuration.curriculumFileMb + 1) * megabyte,
  } as const
  serve(app, service, async () => house.asking(null))
  let address: string
  beforeAll(async () => {
    address = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())

  const send = (path: string, form: FormData) =>
    fetch(`${address}/api/gateway${path}`, { method: 'POST', body: form, headers: { origin: configuration.publicUrl } })
  const formWith = (content: string | Uint8Array<ArrayBuffer>, fields: Readonly<Record<string, string>> = {}) => {
    const form = new FormData()
    form.set('file', new File([content], 'cv.txt'))
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  }

  /** Begins to send a form of a size, of which only the first bytes arrive. */
  async function begin(size: number): Promise<Socket> {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    await once(socket, 'connect')
    const heads = [
      'POST /api/gateway/professional/cv/file HTTP/1.1',
      ...[`host: x`, `origin: ${configuration.publicUrl}`, `content-length: ${size}`],
      'content-type: multipart/form-data; boundary=x',
    ]
    socket.write(`${heads.join('\r\n')}\r\n\r\n--x`)
    return socket
  }
  async function answerOf(socket: Socket): Promise<string> {
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    return answer.toString()
  }

  it('comes in a form', async () => {
    const answer = await send('/professional/cv/file', formWith(text, { keep: 'false' }))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      found: { person: { name: 'Ana Souza' }, experiences: [{ companyName: 'Doceria Jabuticaba' }] },
    })
  })

  it('is sent by the typed client of pages on another machine', async () => {
    const url = `${address}/api/gateway`
    const calls = httpCalls({
      addresses: { gateway: url, searchJobs: url, searchCv: url, socialMedia: url },
      headers: { origin: configuration.publicUrl },
    })
    const { readCurriculumFile } = calls.gateway.curriculumFiles
    expect((await readCurriculumFile({ file: new File([text], 'cv.txt') })).found.person.email).toBe('ana@example.com')
    const refused = await readCurriculumFile({ file: new File(['a'.repeat(6 * 1024 * 1024)], 'cv.txt') }).catch(
      refusalOf,
    )
    expect(refused).toMatchObject({ code: 'curriculum_file_too_large', message: expect.stringContaining('5 MB') })
  })

  it('is refused without a file, with a text in its place, with too many fields and without a form', async () => {
    const noFile = new FormData()
    noFile.set('file', 'texto')
    expect(await (await send('/professional/cv/file', noFile)).json()).toMatchObject({ code: 'invalid_form' })
    const many = formWith(text, Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`a${at}`, 'x'])))
    expect((await send('/professional/cv/file', many)).status).toBe(400)
    const broken = await fetch(`${address}/api/gateway/professional/cv/file`, {
      method: 'POST',
      body: 'nada',
      headers: { origin: configuration.publicUrl, 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(broken.status).toBe(400)
  })

  it('larger than this installation reads isn’t read to its end', async () => {
    const socket = await begin(8 * megabyte)
    expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 413 /)
  })

  it('waits while the same network is sending others, before any of it is read', async () => {
    const sending = await Promise.all(Array.from({ length: 10 }, () => begin(megabyte)))
    const status = async () => (await send('/professional/cv/file', formWith(text))).status
    await expect.poll(status).toBe(429)
    const refused = await answerOf(await begin(megabyte))
    expect(refused).toMatch(/^HTTP\/1.1 429 /)
    expect(refused).toContain('files_waiting')
    for (const socket of sending) socket.destroy()
    await expect.poll(status).toBe(200)
  })

  it('is accepted by no other call', async () => {
    for (const path of ['/login', '/professional/cv', '/professional']) {
      expect((await send(path, formWith(text))).status).toBe(400)
    }
  })

  it('of another site is refused', async () => {
    const answer = await fetch(`${address}/api/gateway/professional/cv/file`, {
      method: 'POST',
      body: formWith(text),
      headers: { origin: 'https://another.example' },
    })
    expect(await answer.json()).toMatchObject({ code: 'foreign_origin' })
  })

  it('is in the call’s documentation', async () => {
    const document = (await (await fetch(`${address}/api/gateway/openapi.json`)).json()) as {
      paths: Record<string, { post: { requestBody: { content: object } } }>
    }
    const content = document.paths['/professional/cv/file']?.post.requestBody.content ?? {}
    expect(Object.keys(content)).toContain('multipart/form-data')
  })
})
