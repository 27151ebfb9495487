import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Connect, keepConnection, type Options, type Ticket } from './keep-connection.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ticket: Ticket = {
  ...{ url: null, username: 's', ticket: 't', topic: 'people/p' },
  socketOptions: { keepAlive: 30_000, port: 3000 },
}

/** A connection whose server side is played by this test. */
async function keeping(asks: () => Promise<Ticket | 'later' | null> = async () => ticket) {
  const opened: { url: Ticket['url']; on: Parameters<Connect>[2]; options: Options }[] = []
  const heard: unknown[] = []
  const end = vi.fn<() => void>()
  const askTicket = vi.fn(asks)
  const kept = keepConnection({
    askTicket,
    connect: ({ url }, options, on) => {
      opened.push({ url, on, options })
      return { end }
    },
    onHint: (hint) => heard.push(hint),
    onListening: (listening) => heard.push(listening),
  })
  await vi.advanceTimersByTimeAsync(0)
  return { kept, opened, heard, end, askTicket }
}

it('has the defaults of clients where the session says nothing else', async () => {
  const { opened } = await keeping()
  const [{ options } = { options: null }] = opened
  expect(options).toEqual({ timeout: 5000, retryInterval: 5000, keepAlive: 30_000, path: '/ws', port: 3000 })
})

it('passes hints on, and asks for a new ticket when the connection was lost', async () => {
  const { opened, heard, askTicket } = await keeping()
  const hint: Hint = { event: 'updateuser', about: 'board', jobId: null }
  opened[0]?.on.listening()
  opened[0]?.on.hint(hint)
  opened[0]?.on.end()
  await vi.advanceTimersByTimeAsync(4999)
  expect(askTicket).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(askTicket).toHaveBeenCalledTimes(2)
  opened[1]?.on.listening()
  expect(heard).toEqual([{ again: false }, hint, { again: true }])
})

it('tries ever less often where no connection is possible, and at once when the network is back', async () => {
  const { opened, kept } = await keeping()
  const pauses: number[] = []
  for (let round = 0; round < 9; round += 1) {
    const before: number = Date.now()
    opened.at(-1)?.on.end()
    const length: number = opened.length
    while (opened.length === length) await vi.advanceTimersByTimeAsync(1000)
    pauses.push((Date.now() - before) / 1000)
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300])
  opened.at(-1)?.on.end()
  const length: number = opened.length
  kept.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(opened).toHaveLength(length + 1)
})

const answers: [string, () => Promise<Ticket | 'later' | null>, number][] = [
  ['asks again after a refusal or without a network', async () => 'later', 2],
  ['asks again after a failure', () => Promise.reject(new Error('no network')), 2],
  ['doesn’t ask again for whoever isn’t signed in', async () => null, 1],
]
it.each(answers)('%s', async (_what, asks, times) => {
  const { askTicket, opened } = await keeping(asks)
  await vi.advanceTimersByTimeAsync(5000)
  expect(askTicket).toHaveBeenCalledTimes(times)
  expect(opened).toEqual([])
})

it('ends for good', async () => {
  const { kept, opened, end, askTicket } = await keeping()
  kept.stop()
  opened[0]?.on.end()
  await vi.advanceTimersByTimeAsync(1_000_000)
  expect(end).toHaveBeenCalledTimes(1)
  expect(askTicket).toHaveBeenCalledTimes(1)
})

it('tries a ticket’s other addresses at once where one doesn’t answer, and asks for a new ticket after all of them', async () => {
  const [one, others] = ['wss://one.example/ws', ['wss://two.example/ws', 'wss://three.example/ws']]
  const { opened, askTicket } = await keeping(async () => ({ ...ticket, url: one, others }))
  for (const at of [0, 1]) opened[at]?.on.end()
  expect(opened.map(({ url }) => url)).toEqual([one, ...others])
  opened[2]?.on.listening()
  opened[2]?.on.end()
  expect(opened).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(5000)
  expect(askTicket).toHaveBeenCalledTimes(2)
  expect(opened.map(({ url }) => url)).toEqual([one, ...others, one])
  for (const at of [3, 4, 5]) opened[at]?.on.end()
  expect(opened).toHaveLength(6)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(askTicket).toHaveBeenCalledTimes(3)
})
