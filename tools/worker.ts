import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { type RunnableService, readConfiguration } from '@trampolim/server/platform/configuration.ts'
import { StartFault } from '@trampolim/server/platform/fault.ts'
import { catchTheRest } from '@trampolim/server/platform/last-resort.ts'
import { openLog } from '@trampolim/server/platform/log/log.ts'
import { runAsWorker } from '@trampolim/server/platform/workers/worker.ts'
import { nameTakenPort } from './taken-port.ts'

/** What the start gives each process that shares the port. */
export type WorkerTask = { services: readonly RunnableService[]; databaseUrl: string; searchDatabaseUrl?: string }

const checkout = join(import.meta.dirname, '..')
enableCompileCache(join(checkout, 'node_modules/.cache/node'))

const log = openLog('error')
const { stop } = runAsWorker<WorkerTask>({
  async work({ services, ...databases }, siblings) {
    const configuration = { ...readConfiguration(process.env, { checkout }), services: new Set(services) }
    const { startServices } = await import('@trampolim/server/services/start.ts')
    const running = await startServices(configuration, { ...databases, siblings }).catch(nameTakenPort(configuration))
    return { figures: () => running.metrics.registry.getMetricsAsJSON(), stop: running.stop }
  },
  faultOf: (problem) => (problem instanceof StartFault ? problem.message : undefined),
  failed: (err) => log.error({ err }, 'a process that shares the port failed'),
})
catchTheRest(log, stop)
