import { randomBytes } from 'node:crypto'
import type { EmbeddedDatabase } from '@trampolim/server/platform/database/embedded/embedded.ts'
import { hasPgbouncer, startPgbouncer } from '../engines/pgbouncer.ts'
import { hasRabbitmq, startRabbitmq } from '../engines/rabbitmq.ts'
import { hasRadosgw, startRadosgw } from '../engines/radosgw.ts'
import { startReplica } from '../engines/streaming-replica.ts'

/** Connections from PgBouncer to the database, far fewer than the processes have to it. */
const pooledConnections = 20

type Started = { settings: Record<string, string>; stop: () => unknown }
type Engine = { name: string; isHere: boolean; start: () => Promise<Started> }

type Ground = {
  database: EmbeddedDatabase
  /** The database's settings besides its usual ones. */
  settings: Record<string, string>
  /** The folder of the database, and one that isn't there yet, for its replica. */
  from: string
  replica: string
  /** The address of the balancer, where RabbitMQ asks who may do what. */
  balancer: string
}

/**
 * Starts everything that a marketplace of several machines shares and that operators may have: PgBouncer and a streaming
 * replica for searches beside the database, RabbitMQ, and Ceph's S3 server. Returns the settings that name them, and
 * which of them aren't installed here.
 */
export async function startRealEngines(ground: Ground) {
  const engines = enginesFor(ground)
  const here = engines.filter(({ isHere }) => isHere)
  const started = await Promise.allSettled(here.map(({ start }) => start()))
  const running = started.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  const stop = async () => {
    for (const each of running) await each.stop()
  }
  const failed = started.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined
  if (failed) {
    await stop()
    throw failed.reason
  }
  return {
    settings: Object.assign({}, ...running.map(({ settings }) => settings)) as Record<string, string>,
    real: here.map(({ name }) => name),
    missing: engines.flatMap(({ name, isHere }) => (isHere ? [] : name)),
    stop,
  }
}

function enginesFor({ database, settings, from, replica: folder, balancer }: Ground): readonly Engine[] {
  return [
    {
      name: 'PgBouncer',
      isHere: hasPgbouncer,
      async start() {
        const { url, stop } = await startPgbouncer({ url: database.url, size: pooledConnections })
        return { settings: { DATABASE_URL: url, DATABASE_DIRECT_URL: database.url }, stop }
      },
    },
    {
      name: 'a streaming replica',
      isHere: true,
      async start() {
        const { url, stop } = await startReplica(database, { from, folder, settings })
        return { settings: { SEARCH_DATABASE_URL: url }, stop }
      },
    },
    {
      name: 'RabbitMQ',
      isHere: hasRabbitmq,
      async start() {
        const secret = randomBytes(32).toString('hex')
        const { settings, stop } = await startRabbitmq({ authUrl: `${balancer}/broker/${secret}` })
        return {
          settings: {
            BROKER_URL: settings.url,
            BROKER_PUBLIC_URL: settings.publicUrl,
            BROKER_MANAGEMENT_URL: settings.managementUrl,
            BROKER_AUTH_SECRET: secret,
          },
          stop,
        }
      },
    },
    {
      name: "Ceph's S3 server",
      isHere: hasRadosgw,
      async start() {
        const { url, stop } = await startRadosgw({ dayInSeconds: 3600 })
        return { settings: { STORAGE_URL: url }, stop }
      },
    },
  ]
}
