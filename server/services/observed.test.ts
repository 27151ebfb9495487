import { Writable } from 'node:stream'
import { startOtlpReceiver } from '@trampolim/tests/engines/otlp-receiver.ts'
import { freePort } from '@trampolim/tests/free-port.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { expect, it, vi } from 'vitest'
import { startServices } from './start.ts'

const house = await testHouse()
const requestId = 'of-the-proxy-0123456789'
const trace = { id: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }
const patiently = { timeout: 60_000, interval: 50 }
const failedLetters = /^letters_total\{outcome="deferred"\} [1-9]/m
const contact = {
  kind: 'dataProtection',
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  message: 'Como mudo o meu telefone?',
  errorId: 'segredo-que-ninguem-le',
}

/** Starts everything except the pages; its letters fail, since nobody listens at the mail server's port. */
async function start(changes: Partial<typeof house.configuration>) {
  const lines: Record<string, unknown>[] = []
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().split('\n').filter(Boolean)) lines.push(JSON.parse(line))
      done()
    },
  })
  const services = [...house.configuration.services].filter((name) => name !== 'web')
  const port = await freePort()
  const configuration = {
    ...house.configuration,
    ...{ port, publicUrl: `http://localhost:${port}`, demo: false, services: new Set(services) },
    smtpUrl: `smtp://127.0.0.1:${await freePort()}`,
    ...changes,
  }
  const running = await startServices(configuration, { databaseUrl: house.databaseUrl, logTo })
  const send = (headers: Record<string, string> = {}) =>
    fetch(`${running.address}/api/gateway/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: running.address, ...headers },
      body: JSON.stringify(contact),
    })
  return { ...running, lines, send }
}

it('knows a request by one id from the proxy to its work in the background, and traces it without personal data', async () => {
  const receiver = await startOtlpReceiver()
  const running = await start({ trustProxy: { hops: 1 }, tracing: { url: receiver.url, share: 1 } })
  try {
    const answer = await running.send({
      'x-request-id': requestId,
      'x-forwarded-for': '203.0.113.9',
      traceparent: `00-${trace.id}-${trace.span}-01`,
    })
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, requestId])
    await vi.waitFor(async () => expect(await running.metrics.text()).toMatch(failedLetters), patiently)
  } finally {
    await running.stop()
    receiver.stop()
  }
  expect(running.lines.find(({ msg }) => msg === 'request')).toMatchObject({ requestId, route: '/api/gateway/contact' })
  // The letter that the request caused, in the background and by way of an event.
  expect(running.lines.find(({ work }) => work === 'send-letter')).toMatchObject({ requestId })

  const { spans } = receiver
  const named = (name: string) => spans.filter((span) => span.name === name)
  const [request] = named('POST /api/gateway/contact')
  expect(request).toMatchObject({ traceId: trace.id, parentSpanId: trace.span })
  expect(Object.fromEntries(request?.attributes.map(({ key, value }) => [key, Object.values(value)[0]]) ?? [])).toEqual(
    {
      'http.request.method': 'POST',
      'http.route': '/api/gateway/contact',
      'http.response.status_code': 200,
    },
  )
  expect(named('insert contact_message')[0]).toMatchObject({ traceId: trace.id })
  const [letter] = named('send letter')
  expect(letter).toMatchObject({ status: { code: 2 } })
  const work = named('process send-letter').find(({ spanId }) => spanId === letter?.parentSpanId)
  expect(work?.traceId).not.toBe(trace.id)
  expect(work?.links?.[0]).toMatchObject({ traceId: trace.id })
  const told = JSON.stringify(spans)
  for (const value of [...Object.values(contact), '203.0.113.9', '127.0.0.1']) expect(told).not.toContain(value)
})

it('gives requests of strangers a new id and trace', async () => {
  const receiver = await startOtlpReceiver()
  const running = await start({ tracing: { url: receiver.url, share: 1 } })
  const theirs = { 'x-request-id': requestId, traceparent: `00-${trace.id}-${trace.span}-01` }
  const answer = await running.send(theirs)
  await running.stop()
  receiver.stop()
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{24}$/)
  expect(receiver.spans.map(({ traceId }) => traceId)).not.toContain(trace.id)
})

it('measures what matters', async () => {
  const running = await start({})
  await fetch(`${running.address}/api/search-jobs/search/bar/occupation?text=pad`)
  await running.send()
  await vi.waitFor(async () => expect(await running.metrics.text()).toMatch(failedLetters), patiently)
  const figures = await running.metrics.text()
  await running.stop()
  expect(figures).toMatch(/^log_lines_total\{level="error"\} \d/m)
  expect(figures).toMatch(/^search_duration_seconds_count\{of="suggestions"\} 1$/m)
  expect(figures).toMatch(/^database_pool_connections\{pool="requests",state="idle"\} \d/m)
  expect(figures).toMatch(/^nodejs_eventloop_lag_p99_seconds\{worker="0"\}/m)
  expect(figures).toMatch(/^queue_oldest_seconds\{work="deliver-event"\} 0$/m)
  expect(figures).toMatch(/^realtime_broker_connected 1$/m)
  expect(figures).toMatch(/^database_up 1$/m)
  expect(figures).toMatch(/^# TYPE search_replica_lag_seconds gauge$/m)
  expect(figures).not.toMatch(/^search_replica_lag_seconds /m)
})

it('loads the library of traces only where they are sent somewhere', async () => {
  const { openTracing } = await import('../platform/tracing/tracing.ts')
  expect(await openTracing(null)).toBeUndefined()
})
