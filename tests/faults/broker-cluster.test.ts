import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasRabbitmq, type RabbitmqNode } from '../engines/rabbitmq.ts'
import { type Cluster, startRabbitmqCluster } from '../engines/rabbitmq-cluster.ts'
import { freePort } from '../free-port.ts'
import { type StartedHouse, startHouse } from '../started-house.ts'
import { untilAvailable } from './crowd.ts'
import { type Listening, listenAs, selectionOf, textsOf } from './listening.ts'
import { preparedDataDir } from './prepared-data.ts'

const people = 7
/** On a busy machine; on a quiet one a page is back after 2 to 12 seconds, a node after 10. */
const patiently = { timeout: 120_000, interval: 100 }

/**
 * The ways of running several nodes described in docs/real-time.md, and what happens to a node that is cut off from the
 * others.
 */
const ways = [
  { what: 'three nodes, joined', nodes: 3, joined: true, cutOff: 'it pauses, and its pages go to the others' },
  { what: 'two nodes, joined', nodes: 2, joined: true, cutOff: 'both go on, each for its own pages' },
  { what: 'two nodes, each alone', nodes: 2, joined: false, cutOff: 'nothing happens' },
] as const

describe.runIf(hasRabbitmq).each(ways)('RabbitMQ as $what', ({ what, nodes, joined, cutOff }) => {
  let dataDir: string
  let house: StartedHouse
  let cluster: Cluster
  let selection: Awaited<ReturnType<typeof selectionOf>>
  const pages: Listening[] = []
  /** The messages to and from each candidate, in the order of candidates. */
  const written: string[][] = Array.from({ length: people }, () => [])

  beforeAll(async () => {
    dataDir = preparedDataDir(`broker, ${what}`.replaceAll(/\W+/g, '-'))
    const authSecret = randomBytes(32).toString('hex')
    const port = await freePort()
    const authUrl = `http://127.0.0.1:${port}/broker/${authSecret}`
    cluster = await startRabbitmqCluster({ authUrl, nodes, joined })
    const all = (name: keyof RabbitmqNode['settings']) => cluster.nodes.map(({ settings }) => settings[name]).join(',')
    house = await startHouse({
      dataDir,
      demo: false,
      port,
      settings: {
        WORKERS: '2',
        BROKER_URL: all('url'),
        BROKER_PUBLIC_URL: all('publicUrl'),
        BROKER_MANAGEMENT_URL: all('managementUrl'),
        BROKER_AUTH_SECRET: authSecret,
      },
    })
    selection = await selectionOf(house, people)
    const everybody = [selection.recruiter, ...selection.clients.map(({ calls }) => calls)]
    pages.push(...everybody.map((calls) => listenAs(calls, house.address)))
  })
  afterAll(async () => {
    for (const { stop } of pages) stop()
    await house?.stop()
    await cluster?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const isAt = (page: Listening, node: RabbitmqNode) => page.at() === node.settings.publicUrl
  const untilAllListen = () => expect.poll(() => pages.map((page) => page.at()), patiently).not.toContain(null)
  /** The node to which a page is connected, and the others. */
  function nodeOfAPage(): [RabbitmqNode, ...RabbitmqNode[]] {
    const node = cluster.nodes.find((each) => pages.some((page) => isAt(page, each)))
    if (!node) throw new Error('no page listens')
    return [node, ...cluster.nodes.filter((each) => each !== node)]
  }
  const untilRunning = (at: RabbitmqNode, running: readonly RabbitmqNode[]) =>
    expect
      .poll(async () => (await cluster.runningAt(at))?.toSorted(), patiently)
      .toEqual(running.map(({ name }) => name).toSorted())

  /** Waits until every node runs and sees all nodes that it is joined with. */
  const untilTogether = () =>
    Promise.all(cluster.nodes.map((node) => untilRunning(node, joined ? cluster.nodes : [node])))

  /** Writes to every candidate and has them answer. */
  async function write(text: string) {
    const { jobId, recruiter, clients } = selection
    await Promise.all(
      clients.map(async ({ professionalId: candidateId, calls }, at) => {
        const [asked, answered] = [`${text}?`, `${text}.`]
        const to = { jobId, candidateId, message: asked, clientId: randomBytes(12).toString('hex') }
        const from = { jobId, message: answered, clientId: randomBytes(12).toString('hex') }
        await untilAvailable(() => recruiter.gateway.messages.writeToCandidate(to))
        await untilAvailable(() => calls.gateway.messages.writeToJob(from))
        written[at]?.push(asked, answered)
      }),
    )
  }

  /** Writes until each page receives hints of new messages; returns how many writes that took. */
  async function untilAllHear() {
    await untilAllListen()
    await expect
      .poll(async () => {
        for (const { hints } of pages) hints.splice(0)
        await write('Chegou')
        return pages.every(({ hints }) => hints.length > 0)
      }, patiently)
      .toBe(true)
  }

  /** Checks that every message is stored, in order and once. */
  async function expectAllWritten() {
    const { jobId, clients } = selection
    expect(await Promise.all(clients.map(({ calls }) => textsOf(calls, jobId)))).toEqual(written)
  }

  it('delivers each hint to each page once', async () => {
    await untilAllHear()
    await expect
      .poll(async () => {
        for (const { hints } of pages) hints.splice(0)
        await write('Uma vez')
        await write('Outra vez')
        const ids = pages.map(({ hints }) => hints.flatMap((hint) => (hint.event === 'chat' ? hint.messageId : [])))
        return ids.every((each) => each.length > 0 && new Set(each).size === each.length)
      }, patiently)
      .toBe(true)
  })

  it('loses only hints when a node is killed: its pages go to another one, and it comes back', async () => {
    await untilAllListen()
    const [killed, ...left] = nodeOfAPage()
    const lost = pages.filter((page) => isAt(page, killed))
    await killed.kill()
    await write('Durante a queda')
    await expect.poll(() => lost.map((page) => left.some((node) => isAt(page, node))), patiently).not.toContain(false)
    await untilAllHear()
    expect((await fetch(`${house.address}/readyz`)).status).toBe(200)
    await killed.startAgain()
    await untilTogether()
    await untilAllHear()
    await expectAllWritten()
  })

  it(`loses only hints when a node is cut off from the others: ${cutOff}`, async () => {
    await untilAllListen()
    const [apart, ...left] = nodeOfAPage()
    const began = pages.map((page) => page.listened())
    cluster.separate([apart])
    await write('Durante a separação')
    for (const node of left) await untilRunning(node, left)
    if (nodes === 2) await untilRunning(apart, [apart])
    else {
      await expect.poll(() => pages.some((page) => isAt(page, apart)), patiently).toBe(false)
      // A node that meets the others again while it is still about to pause may stay paused.
      await expect.poll(() => cluster.runningAt(apart), patiently).toBe(null)
    }
    await untilAllHear()
    if (nodes === 2) expect(pages.map((page) => page.listened())).toEqual(began)
    cluster.heal()
    await untilTogether()
    await untilAllHear()
    await expectAllWritten()
  })
})
