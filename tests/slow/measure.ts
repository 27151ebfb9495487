import type { Browser, CDPSession, Page } from '@playwright/test'

/** Round trips in milliseconds, and rates each way in bytes a second: 400 kbit/s, and 1.6 Mbit/s of which 750 kbit/s up. */
export const networks = {
  'slow-3g': { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
  'slow-4g': { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
}
/** How much slower than this machine's the processor is. */
const slowerBy = 4
/** How often the page is checked, in milliseconds. */
const pause = 20

/** A page to measure: its address, the session it needs, and what a reader looks for first. */
export type Slow = {
  name: string
  path: string
  token?: string | undefined
  /** The selector of the main link, button or field. */
  action: string
}

/** In milliseconds since the request for the page; sizes in bytes over the network. */
export type Figures = {
  firstByte: number
  lastByte: number
  painted: number
  /** When both the title and the main action are painted. */
  useful: number
  largest: number
  html: number
  styles: number
  fonts: number
  scripts: number
  /** The sum of the page's layout shifts. */
  shift: number
}

type Seen = { last: number; painted: number; useful: boolean; now: number }

/** Opens a page with an empty cache and returns when it was useful and how much was transferred for it. */
export async function measure(
  browser: Browser,
  { slow, base, scripted, network }: { slow: Slow; base: string; scripted: boolean; network: keyof typeof networks },
): Promise<Figures> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: scripted,
    locale: 'pt-BR',
    serviceWorkers: 'block',
  })
  try {
    if (slow.token) await context.addCookies([{ name: 'trampolim_session', value: slow.token, url: base }])
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const sent = await countBytes(cdp)
    const timeline = await followTimeline(cdp)
    await cdp.send('Network.emulateNetworkConditions', networks[network])
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowerBy })
    const loaded = page.goto(slow.path, { waitUntil: 'networkidle', timeout: 60_000 })
    const { useful, seen } = await waitUntilUseful(page, slow)
    await loaded
    return {
      firstByte: timeline.firstByte(),
      lastByte: seen.last,
      painted: seen.painted,
      useful,
      largest: timeline.largest(),
      html: sent.Document ?? 0,
      styles: sent.Stylesheet ?? 0,
      fonts: sent.Font ?? 0,
      scripts: sent.Script ?? 0,
      shift: timeline.shift(),
    }
  } finally {
    await context.close()
  }
}

/** Sums the bytes of everything by its kind, with its headers. */
async function countBytes(cdp: CDPSession): Promise<Record<string, number>> {
  const kinds = new Map<string, string>()
  const sums: Record<string, number> = {}
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: false })
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A script that is preloaded has no type of its own.
    kinds.set(requestId, /javascript/.test(response.mimeType) ? 'Script' : type)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) sums[kind] = (sums[kind] ?? 0) + encodedDataLength
  })
  return sums
}

/** Recorded by the browser itself, so that it also works without scripts. */
async function followTimeline(cdp: CDPSession) {
  let begun = 0
  let asked = 0
  let firstByte = 0
  let largest = 0
  let shift = 0
  cdp.on('Network.requestWillBeSent', ({ type, timestamp, wallTime }) => {
    if (type !== 'Document' || asked > 0) return
    begun = wallTime
    asked = timestamp
  })
  cdp.on('Network.responseReceived', ({ type, timestamp }) => {
    if (type === 'Document') firstByte ||= (timestamp - asked) * 1000
  })
  cdp.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    if (event.lcpDetails) largest = (event.time - begun) * 1000
    if (event.layoutShiftDetails && !event.layoutShiftDetails.hadRecentInput) shift += event.layoutShiftDetails.value
  })
  await cdp.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint', 'layout-shift'] })
  return { firstByte: () => firstByte, largest: () => largest, shift: () => shift }
}

/**
 * Whatever is there at the first contentful paint is painted with it. Anything later is found by polling, so it may be
 * recorded a few intervals late.
 */
async function waitUntilUseful(page: Page, { name, action }: Slow): Promise<{ useful: number; seen: Seen }> {
  const given = JSON.stringify(action)
  let isThere = false
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    const seen = await page.evaluate<Seen | null>(`(${look})(${given})`).catch(() => null)
    if (seen?.useful && seen.painted) {
      const useful = isThere ? seen.painted : Math.max(seen.painted, seen.now)
      await page.waitForLoadState('domcontentloaded')
      const last = await page.evaluate<Seen>(`(${look})(${given})`)
      return { useful, seen: last }
    }
    isThere = seen?.useful === true
    await page.waitForTimeout(pause)
  }
  throw new Error(`${name}: title and "${action}" don't come into view`)
}

/**
 * Runs in the page: whether its title and the element `action` are in view, and when the page arrived and was painted.
 */
const look = `action => {
  if (location.protocol !== "http:") return null
  const inView = selector => [...document.querySelectorAll(selector)].some(each => {
    const { top, bottom, width } = each.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && getComputedStyle(each).visibility === "visible"
  })
  const [page] = performance.getEntriesByType("navigation")
  const [paint] = performance.getEntriesByName("first-contentful-paint")
  return { last: page.responseEnd, painted: paint ? paint.startTime : 0, now: performance.now(),
    useful: inView("main h1") && inView(action) }
}`
