import { examples } from '@trampolim/contract/examples/examples.ts'
import { basePaths, type ServiceName, services } from '@trampolim/contract/services.ts'
import { serveStopLinks } from '../alerts/serve-stop-links.ts'
import { keysOfRequests } from '../api-keys/keys-of-requests.ts'
import { serveIdentities } from '../demo-identity/serve-identities.ts'
import { serveFiles } from '../files/serve.ts'
import { serveReports } from '../letters/returning/serve-reports.ts'
import type { Configuration } from '../platform/configuration.ts'
import type { House } from '../platform/house.ts'
import { createApp } from '../platform/http/app.ts'
import { serveHealth } from '../platform/http/health.ts'
import { serve } from '../platform/http/service.ts'
import { type Metrics, openMetrics } from '../platform/metrics/metrics.ts'
import { countRefusals } from '../platform/security-log/count-refusals.ts'
import type { RunnableService } from '../platform/settings.ts'
import { openTracing } from '../platform/tracing/tracing.ts'
import { serveRealtime } from '../realtime/serve-realtime.ts'
import { serveKey } from '../search-engines/serve-key.ts'
import { servePictures } from '../share-pictures/serve-pictures.ts'
import { apiExamples, apiNotes } from './api-notes.ts'
import { askingOf } from './asking-of.ts'
import { serveExplorer } from './explorer.ts'
import { type HouseOptions, openHouse } from './open-house.ts'
import { servePages } from './pages/pages.ts'
import { warmUp } from './pages/warm-up.ts'
import { routers } from './routers.ts'

/** How long a process may make pages before it listens, in milliseconds. */
const longestWarmUp = 2000

/** A running process: its address, and how to shut it down gracefully. */
export type Running = { address: string; house: House; metrics: Metrics; stop: () => Promise<void> }

const titles: Record<ServiceName, string> = {
  gateway: 'Trampolim: gateway',
  searchJobs: 'Trampolim: search of jobs',
  searchCv: 'Trampolim: search of curriculums',
  socialMedia: 'Trampolim: lookups, codes and files',
}

const settingNames: Record<ServiceName, RunnableService> = {
  gateway: 'gateway',
  searchJobs: 'search-jobs',
  searchCv: 'search-cv',
  socialMedia: 'social-media',
}

/**
 * Starts the services that the configuration names in this process: the calls of each, the pages, background work.
 * Stopping finishes requests and work in progress before the database closes.
 */
export async function startServices(configuration: Configuration, options: HouseOptions): Promise<Running> {
  const metrics = openMetrics(options)
  const tracing = await openTracing(configuration.tracing)
  const { house, pages, sentPages, background, replica, close } = openHouse(configuration, options, {
    metrics,
    tracing,
  })
  const runs = (name: RunnableService) => configuration.services.has(name)
  const refusals = countRefusals(house)
  const app = await createApp({
    configuration,
    log: house.log,
    metrics,
    noteRefusal: refusals.note,
    count: options.siblings?.count ?? options.count,
    findKey: keysOfRequests(house),
    tracing,
  })
  const asking = askingOf(house)
  const realtime = runs('realtime')
    ? await serveRealtime(app, house, { databaseUrl: options.databaseDirectUrl ?? options.databaseUrl, metrics })
    : undefined
  serveHealth(app, house, metrics, { isBrokerThere: realtime?.isThere, replica })
  const here = new Set((Object.keys(services) as ServiceName[]).filter((name) => runs(settingNames[name])))
  for (const name of here) {
    const { publicUrl, curriculumFileMb } = configuration
    // One more than is read, so that a slightly larger file is refused with the size that it may have.
    const largestFile = (curriculumFileMb + 1) * 1024 * 1024
    const described = {
      ...{ title: titles[name], notes: apiNotes(publicUrl) },
      ...{ examples: apiExamples, callExamples: examples[name] },
    }
    serve(app, { base: basePaths[name], router: routers[name], publicUrl, largestFile, ...described }, asking)
  }
  if (here.has('gateway')) await serveStopLinks(app, house)
  if (here.has('gateway')) await serveReports(app, house)
  if (here.has('socialMedia')) await serveFiles(app, house)
  if (runs('web')) await serveIdentities(app, house)
  if (runs('web')) serveKey(app, house)
  if (runs('web')) servePictures(app, house)
  await serveExplorer(app, {
    // Also for services that run elsewhere, since the pages use one address for all.
    sources: (Object.keys(services) as ServiceName[]).map((name) => ({ title: titles[name], base: basePaths[name] })),
  })
  if (runs('web')) {
    const dev = options.dev ?? false
    const makePage = await servePages(app, { house, here, dev, kept: pages, sentPages })
    if (!dev) await warmUp(makePage, { within: longestWarmUp })
  }
  try {
    await app.listen({ port: configuration.port, host: configuration.host })
  } catch (problem) {
    await app.close()
    await realtime?.stop()
    await refusals.stop()
    await close()
    throw problem
  }
  const work = runs('background')
    ? await (await import('./background.ts')).startBackground(background.house, {
        pool: background.pool,
        metrics,
        tracing,
      })
    : undefined

  return {
    address: configuration.publicUrl,
    house,
    metrics,
    async stop() {
      await app.close()
      await realtime?.stop()
      await refusals.stop()
      await work?.stop()
      await close()
    },
  }
}
