import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasRabbitmq, startRabbitmq } from '../engines/rabbitmq.ts'
import { freePort } from '../free-port.ts'
import { type StartedHouse, startHouse } from '../started-house.ts'
import { untilAvailable } from './crowd.ts'
import { type Listening, listenAs, selectionOf, textsOf } from './listening.ts'
import { preparedDataDir } from './prepared-data.ts'

const people = 5
/** As long as it takes to start a broker on another machine, in milliseconds. */
const away = 60_000
/** The pause between two messages of a person, since a recruiter may send only 400 a day. */
const pace = 1000
/** Pages reconnect with growing pauses, so after a minute it may take two more. */
const patiently = { timeout: 180_000, interval: 100 }

describe.runIf(hasRabbitmq)('a broker that is killed and comes back a minute later', () => {
  let dataDir: string
  let house: StartedHouse
  let rabbitmq: Awaited<ReturnType<typeof startRabbitmq>>
  const pages: Listening[] = []

  beforeAll(async () => {
    dataDir = preparedDataDir('broker-away')
    const authSecret = randomBytes(32).toString('hex')
    const port = await freePort()
    rabbitmq = await startRabbitmq({ authUrl: `http://127.0.0.1:${port}/broker/${authSecret}` })
    const { url, publicUrl, managementUrl } = rabbitmq.settings
    const broker = { BROKER_URL: url, BROKER_PUBLIC_URL: publicUrl, BROKER_MANAGEMENT_URL: managementUrl }
    house = await startHouse({ dataDir, demo: false, port, settings: { ...broker, BROKER_AUTH_SECRET: authSecret } })
  })
  afterAll(async () => {
    for (const { stop } of pages) stop()
    await house?.stop()
    await rabbitmq?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('costs only hints: data written meanwhile arrives once, and pages are notified of it afterwards', async () => {
    const { jobId, recruiter, clients } = await selectionOf(house, people)
    pages.push(...[recruiter, ...clients.map(({ calls }) => calls)].map((calls) => listenAs(calls, house.address)))
    await vi.waitFor(() => expect(pages.map(({ listened }) => listened())).not.toContain(0), patiently)

    await rabbitmq.kill()
    const until = Date.now() + away
    const written = await Promise.all(
      clients.map(async ({ professionalId: candidateId, calls }) => {
        const texts: string[] = []
        let slowest = 0
        for (let at = 1; Date.now() < until; at += 1) {
          const begun = performance.now()
          const [asked, answered] = [`Pergunta ${at}`, `Resposta ${at}`]
          await untilAvailable(() =>
            recruiter.gateway.messages.writeToCandidate({ jobId, candidateId, message: asked }),
          )
          await untilAvailable(() => calls.gateway.messages.writeToJob({ jobId, message: answered }))
          slowest = Math.max(slowest, performance.now() - begun)
          texts.push(asked, answered)
          await wait(pace)
        }
        return { texts, slowest }
      }),
    )
    // No call waits for the broker.
    expect(Math.max(...written.map(({ slowest }) => slowest))).toBeLessThan(10_000)
    expect((await fetch(`${house.address}/readyz`)).status).toBe(200)

    await rabbitmq.startAgain()
    await vi.waitFor(() => expect(Math.min(...pages.map(({ listened }) => listened()))).toBeGreaterThan(1), patiently)
    for (const [at, { calls }] of clients.entries()) {
      expect(await textsOf(calls, jobId)).toEqual(written[at]?.texts)
    }
    for (const page of pages) page.hints.splice(0)
    for (const { professionalId: candidateId, calls } of clients) {
      await recruiter.gateway.messages.writeToCandidate({ jobId, candidateId, message: 'Voltou?' })
      await calls.gateway.messages.writeToJob({ jobId, message: 'Voltou.' })
    }
    await vi.waitFor(() => expect(pages.map(({ hints }) => hints.length)).not.toContain(0), patiently)
  })
})
