/** The part of the browser's service worker API that we use. */
export type WorkerScope = {
  location: { origin: string }
  caches: CacheStorage
  fetch: typeof fetch
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  registration: {
    unregister: () => Promise<boolean>
    navigationPreload?: { enable: () => Promise<void> }
  }
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
}

/** Its events, with the properties that we use. */
export type WorkerEvent = {
  request: Request
  data: unknown
  preloadResponse: Promise<Response | undefined>
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
}

/**
 * The service worker of signed-in candidates. `/sw.js` is the text of this function, so it can't use anything outside
 * of itself. Pages always come from the network; without a network the page `/offline` is shown as it was last stored.
 * Each response says for whom pages may be stored (`x-kept-for`), and data stored for another person is deleted.
 */
export function workOffline(self: WorkerScope) {
  const ours = 'trampolim-'
  const [assets, seen] = ['trampolim-assets-1', 'trampolim-seen-1']
  const page = '/offline'
  const mostAssets = 150
  const lifetime = 30 * 24 * 60 * 60 * 1000
  const changesPerson =
    /^\/(?:signout|(?:recruiter\/|review\/)?signin(?:\/.*)?|recruiter\/register|register)(?:\.data)?$/
  /** Increases whenever everything is deleted, so that requests in progress aren't stored after that. */
  let turn = 0
  /** Whether the latest page was nobody's, so that this worker is to end. */
  let isOver = false

  const keptPage = () => self.caches.match(page, { cacheName: seen })
  const whose = (answer: Response | undefined) => answer?.headers.get('x-kept-for') ?? null

  async function forget() {
    turn += 1
    const names = await self.caches.keys()
    await Promise.all(names.filter((name) => name.startsWith(ours)).map((name) => self.caches.delete(name)))
  }

  /** Stores what the candidate sees now. */
  async function see() {
    const began = turn
    const answer = await self.fetch(page, { redirect: 'manual' })
    const isCandidates = answer.ok && (whose(answer) ?? 'nobody') !== 'nobody'
    // A busy or unavailable server says nothing about the person.
    if (!isCandidates) return answer.status >= 429 ? undefined : forget()
    const cache = await self.caches.open(seen)
    await (began === turn ? cache.put(page, answer) : self.caches.delete(seen))
  }

  async function keepOnlyFor(person: string) {
    const kept = await keptPage()
    if (kept && whose(kept) !== person) await forget()
    isOver = person === 'nobody'
    if (isOver) await self.registration.unregister()
  }

  async function pageOf(event: WorkerEvent): Promise<Response> {
    try {
      const answer = (await event.preloadResponse) ?? (await self.fetch(event.request))
      const person = whose(answer)
      if (person) event.waitUntil(keepOnlyFor(person))
      return answer
    } catch (problem) {
      const kept = await keptPage()
      if (!kept) throw problem
      if (Date.now() - Date.parse(kept.headers.get('date') ?? '') < lifetime) return kept
      await forget()
      throw problem
    }
  }

  async function assetOf(event: WorkerEvent): Promise<Response> {
    const { request } = event
    const kept = await self.caches.match(request, { cacheName: assets, ignoreVary: true })
    if (kept) return kept
    const answer = await self.fetch(request)
    if (answer.status === 200) event.waitUntil(keepAsset(request, answer.clone()))
    return answer
  }

  async function keepAsset(request: Request, answer: Response) {
    const began = turn
    if (!(await keptPage())) return
    const cache = await self.caches.open(assets)
    if (began !== turn) return void (await self.caches.delete(assets))
    await cache.put(request, answer)
    const names = await cache.keys()
    await Promise.all(names.slice(0, Math.max(0, names.length - mostAssets)).map((name) => cache.delete(name)))
  }

  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

  self.addEventListener('activate', (event) => {
    const begin = async () => {
      const old = (await self.caches.keys()).filter((name) => name.startsWith(ours) && name !== assets && name !== seen)
      await Promise.all(old.map((name) => self.caches.delete(name)))
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    }
    event.waitUntil(begin())
  })

  self.addEventListener('message', (event) => {
    if (event.data === 'see') event.waitUntil(see().catch(() => undefined))
  })

  self.addEventListener('fetch', (event) => {
    const { method, url, mode } = event.request
    const { origin, pathname } = new URL(url)
    if (origin !== self.location.origin) return
    if (method === 'POST' && changesPerson.test(pathname)) {
      isOver = false
      event.waitUntil(forget())
    }
    if (method !== 'GET') return
    if (pathname.startsWith('/assets/')) {
      // The page before may have registered the worker once more while this one was on its way.
      if (isOver) event.waitUntil(self.registration.unregister())
      event.respondWith(assetOf(event))
    } else if (mode === 'navigate') event.respondWith(pageOf(event))
  })
}

/**
 * Served in its place if the operator switched it off: it deletes everything that the other has stored, then itself.
 */
export function removeWorker(self: WorkerScope) {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
  self.addEventListener('activate', (event) => {
    const end = async () => {
      const ours = (await self.caches.keys()).filter((name) => name.startsWith('trampolim-'))
      await Promise.all(ours.map((name) => self.caches.delete(name)))
      await self.registration.unregister()
    }
    event.waitUntil(end())
  })
}
