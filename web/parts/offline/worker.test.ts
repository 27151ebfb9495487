import { runInNewContext } from 'node:vm'
import { offlineDays } from '@trampolim/marketplace/retention/in-browsers.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { removeWorker, type WorkerEvent, type WorkerScope, workOffline } from './worker.ts'

const origin = 'https://trampolim.test'
afterEach(() => vi.useRealTimers())

type Answer = { body?: string; status?: number; for?: string }

/** A browser with a service worker whose network answers with `answers` by path; a path without an answer fails. */
function browser(work: (self: WorkerScope) => void = workOffline) {
  const stored = new Map<string, Map<string, Response>>()
  const nameOf = (asked: Request | string) => (typeof asked === 'string' ? asked : new URL(asked.url).pathname)
  const cacheOf = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      match: async (asked: Request | string) => entries.get(nameOf(asked))?.clone(),
      put: async (asked: Request | string, answer: Response) => void entries.set(nameOf(asked), answer),
      keys: async () => [...entries.keys()],
      delete: async (asked: Request | string) => entries.delete(nameOf(asked)),
    }
  }
  const answers: Record<string, Answer> = {}
  const asked: string[] = []
  const unregister = vi.fn<() => Promise<boolean>>(async () => true)
  const listeners = new Map<string, (event: WorkerEvent) => void>()
  const scope = {
    location: { origin },
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      match: async (request: Request | string, { cacheName }: { cacheName: string }) =>
        stored.has(cacheName) ? cacheOf(cacheName).match(request) : undefined,
    },
    fetch: async (request: Request | string) => {
      const path = nameOf(request)
      asked.push(path)
      const answer = answers[path]
      if (!answer) throw new TypeError('Failed to fetch')
      const headers = { date: new Date().toUTCString(), ...(answer.for && { 'x-kept-for': answer.for }) }
      return new Response(answer.body ?? '', { status: answer.status ?? 200, headers })
    },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    registration: { unregister },
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void listeners.set(type, listener),
  }
  work(scope as unknown as WorkerScope)

  async function tell(type: string, facts: object) {
    const begun: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners.get(type)?.({
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (some: Promise<unknown>) => void begun.push(some),
      respondWith: (some: Promise<Response>) => {
        answer = some
      },
      ...facts,
    } as unknown as WorkerEvent)
    const text = answer && (await answer.then((each) => each.text()).catch(() => 'no network'))
    for (const some of begun) await some
    return text
  }
  const ask = (path: string, { method = 'GET', mode = 'cors', from = origin } = {}) =>
    tell('fetch', { request: { url: from + path, method, mode } })
  return {
    ...{ answers, asked, stored, unregister, tell, ask },
    open: (path: string) => ask(path, { mode: 'navigate' }),
    see: () => tell('message', { data: 'see' }),
    kept: () => [...stored.values()].flatMap((entries) => [...entries.keys()]),
  }
}

async function ofAna() {
  const its = browser()
  Object.assign(its.answers, {
    '/offline': { body: 'what Ana saw', for: 'ana' },
    '/dashboard': { body: 'now', for: 'ana' },
    '/assets/a.js': { body: 'script' },
  })
  await its.see()
  return its
}

it('shows a page from the network, and what was seen last only without one', async () => {
  const { answers, open } = await ofAna()
  expect(await open('/dashboard')).toBe('now')
  delete answers['/dashboard']
  expect(await open('/dashboard')).toBe('what Ana saw')
})

it('fetches a fingerprinted file once', async () => {
  const { asked, ask } = await ofAna()
  expect([await ask('/assets/a.js'), await ask('/assets/a.js')]).toEqual(['script', 'script'])
  expect(asked.filter((path) => path === '/assets/a.js')).toHaveLength(1)
})

it.each(['/dashboard.data', '/api/gateway/job/1', '/mark.svg'])('leaves alone %s', async (path) => {
  const { ask } = await ofAna()
  expect(await ask(path)).toBeUndefined()
})

it('leaves other origins alone', async () => {
  const { ask } = await ofAna()
  expect(await ask('/assets/a.js', { from: 'https://other.example' })).toBeUndefined()
})

it.each(['/signout', '/signout.data', '/signin', '/signin.data', '/recruiter/signin.data', '/signin/passkey'])(
  'keeps nothing once somebody signs in or out: %s',
  async (path) => {
    const { ask, kept } = await ofAna()
    await ask('/assets/a.js')
    await ask(path, { method: 'POST' })
    expect(kept()).toEqual([])
  },
)

it('keeps nothing, and ends, once a page is nobody’s, such as a visitor’s or a recruiter’s', async () => {
  const { answers, open, kept, unregister } = await ofAna()
  answers['/recruiter/dashboard'] = { for: 'nobody' }
  await open('/recruiter/dashboard')
  expect([kept(), unregister.mock.calls.length]).toEqual([[], 1])
})

it('ends also if the page before registered it once more meanwhile, and stays for whoever signs in next', async () => {
  const { answers, open, ask, unregister } = await ofAna()
  const ended = () => unregister.mock.calls.length
  await ask('/assets/a.js')
  expect(ended()).toBe(0)
  answers['/'] = { for: 'nobody' }
  await open('/')
  await ask('/assets/a.js')
  expect(ended()).toBe(2)
  await ask('/signin.data', { method: 'POST' })
  await ask('/assets/a.js')
  expect(ended()).toBe(2)
})

it('keeps nothing of whoever was signed in before', async () => {
  const { answers, open, kept } = await ofAna()
  answers['/dashboard'] = { for: 'lia' }
  await open('/dashboard')
  expect(kept()).toEqual([])
})

it('says nothing of pages that say nothing about the person', async () => {
  const { answers, open, kept, unregister } = await ofAna()
  answers['/api/docs/explorer'] = {}
  await open('/api/docs/explorer')
  expect([kept(), unregister.mock.calls.length]).toEqual([['/offline'], 0])
})

it.each<[string, Answer, string[]]>([
  ['leads to signing in', { status: 302 }, []],
  ['is a recruiter’s', { for: 'nobody' }, []],
  ['is for somebody else now', { body: 'what Lia saw', for: 'lia' }, ['/offline']],
  ['is busy', { status: 429 }, ['/offline']],
  ['is away', { status: 503 }, ['/offline']],
])('keeps what can be seen now, where the server %s', async (_what, answer, expected) => {
  const { answers, see, kept } = await ofAna()
  answers['/offline'] = answer
  await see()
  expect(kept()).toEqual(expected)
})

it('keeps nothing that was under way when somebody signed out', async () => {
  const its = browser()
  its.answers['/offline'] = { for: 'ana' }
  const seen = its.see()
  await Promise.all([seen, its.ask('/signout.data', { method: 'POST' })])
  expect(its.kept()).toEqual([])
})

it('forgets what is older than the table of what is kept allows, and nothing younger', async () => {
  const { answers, open, kept } = await ofAna()
  delete answers['/dashboard']
  const [day, minute] = [24 * 60 * 60 * 1000, 60 * 1000]
  const end = Date.now() + offlineDays * day
  vi.useFakeTimers({ now: end - minute, toFake: ['Date'] })
  expect(await open('/dashboard')).not.toBe('no network')
  vi.setSystemTime(end + minute)
  expect(await open('/dashboard')).toBe('no network')
  expect(kept()).toEqual([])
})

it('keeps no files before somebody’s page is kept', async () => {
  const { answers, ask, kept } = browser()
  answers['/assets/a.js'] = {}
  await ask('/assets/a.js')
  expect(kept()).toEqual([])
})

it('deletes what an older one of ours has kept when it begins', async () => {
  const { tell, stored } = await ofAna()
  stored.set('trampolim-seen-0', new Map())
  stored.set('other', new Map())
  await tell('activate', {})
  expect([...stored.keys()]).toEqual(['trampolim-seen-1', 'other'])
})

it('is removed with all that was kept where it was turned off', async () => {
  const { tell, stored, unregister } = browser(removeWorker)
  stored.set('trampolim-seen-1', new Map())
  await tell('activate', {})
  expect([stored.size, unregister.mock.calls.length]).toEqual([0, 1])
})

it.each([workOffline, removeWorker])('is whole as a text: $name', (work) => {
  const types: string[] = []
  const self = { addEventListener: (type: string) => types.push(type) }
  runInNewContext(`(${work})(self)`, { self })
  expect(types).toContain('activate')
})
