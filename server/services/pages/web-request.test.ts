import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { requestOf } from './web-request.ts'

it('a form fails, and never waits for ever, whose sender left before it was read', async () => {
  const app = fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const left = Promise.withResolvers<void>()
  const outcome = Promise.withResolvers<unknown>()
  app.post('/form', async (request, reply) => {
    await left.promise
    const { asked } = requestOf(request, reply, { publicUrl: 'http://page', curriculumFileMb: 10, form: null })
    await asked.formData().then(outcome.resolve, (problem) => outcome.resolve(problem))
    return 'nobody reads it'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const body = `text=${'a'.repeat(40_000)}`
  const head = ['POST /form HTTP/1.1', 'host: page', 'content-type: application/x-www-form-urlencoded']
  socket.write(`${[...head, `content-length: ${body.length}`].join('\r\n')}\r\n\r\n${body}`)
  const [serverSide] = await once(app.server, 'request').then(([request]) => [request.socket])
  socket.destroy()
  if (!serverSide.destroyed) await once(serverSide, 'close')
  left.resolve()
  expect(await outcome.promise).toBeInstanceOf(Error)
  await app.close()
})
