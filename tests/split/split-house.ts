import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded/embedded.ts'
import { temporaryDataDir } from '../data-dir.ts'
import { startBucket } from '../engines/bucket.ts'
import { freePort } from '../free-port.ts'
import { callsAt, type StartedHouse, startHouse } from '../started-house.ts'
import { prepareBalancer } from './balancer.ts'
import { startRealEngines } from './real-engines.ts'

/** One process of the house: its service, and where it listens. */
export type Part = { service: string; port: number; house: StartedHouse }

type SplitOptions = {
  demo: boolean
  /** A folder with a prepared database, which is copied; by default a new one is created. */
  database?: string
  /** Whether the engines that processes share are the real ones, as far as they are installed (`real-engines.ts`). */
  engines?: boolean
  /** Other settings of all processes. */
  settings?: Record<string, string>
}

/** Connections for a dozen processes, none of which uses its maximum. */
const databaseSettings = { max_connections: '400' }

/**
 * Starts the marketplace as a dozen processes behind a balancer, as operators do with deploy/nginx/services.conf: each
 * has one service and its own data folder; all share a separate database, a bucket, and the folder that replaces the
 * mail server. The process for background work isn't in the balancer's file.
 */
export async function startSplitHouse({
  demo,
  database: databaseFolder,
  engines: wantsEngines = false,
  settings = {},
}: SplitOptions) {
  const folder = temporaryDataDir('split')
  const stopping: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const each of stopping.splice(0).reverse()) await each()
  }
  try {
    const bucket = await startBucket()
    stopping.push(bucket.stop)
    const from = databaseFolder ?? join(folder, 'database')
    const database = await startEmbeddedDatabase({ folder: from, settings: databaseSettings })
    stopping.push(database.stop)
    const balancer = await prepareBalancer(join(folder, 'nginx'))
    stopping.push(await balancer.start())
    const address = `http://localhost:${balancer.port}`
    const engines = wantsEngines
      ? await startRealEngines({
          ...{ database, settings: databaseSettings, from, replica: join(folder, 'replica') },
          balancer: `http://127.0.0.1:${balancer.port}`,
        })
      : undefined
    if (engines) stopping.push(engines.stop)
    mkdirSync(join(folder, 'mail'))
    const secret = randomBytes(32).toString('hex')
    const shared = {
      SECRET: secret,
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      STORAGE_URL: bucket.url,
      PUBLIC_URL: address,
      GATEWAY_URL: `http://127.0.0.1:${balancer.port}/api/gateway`,
      SEARCH_JOBS_URL: `http://127.0.0.1:${balancer.port}/api/search-jobs`,
      SEARCH_CV_URL: `http://127.0.0.1:${balancer.port}/api/search-cv`,
      SOCIAL_MEDIA_URL: `http://127.0.0.1:${balancer.port}/api/social-media`,
      WORKERS: '1',
      ...engines?.settings,
      ...settings,
    }
    const startPart = async ({ service, port }: { service: string; port: number }): Promise<Part> => {
      const dataDir = join(folder, `${service}-${port}`)
      mkdirSync(dataDir)
      symlinkSync(join(folder, 'mail'), join(dataDir, 'mail'))
      const house = await startHouse({ dataDir, demo, port, settings: { ...shared, SERVICES: service } })
      stopping.push(house.stop)
      return { service, port, house }
    }
    const planned = [{ service: 'background', port: await freePort() }, ...balancer.served]
    const started = await Promise.allSettled(planned.map(startPart))
    const failed = started.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined
    if (failed) throw failed.reason
    const parts = started.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    return {
      address,
      parts,
      balancer,
      bucket,
      engines,
      databaseUrl: database.ownerUrl,
      secret,
      /** The contract's calls through the balancer, as a visitor or with a session's token. */
      calls: (token?: string) => callsAt(address, token),
      stop,
    }
  } catch (problem) {
    await stop()
    throw problem
  }
}

export type SplitHouse = Awaited<ReturnType<typeof startSplitHouse>>
