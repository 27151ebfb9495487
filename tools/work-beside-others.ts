import { readConfiguration } from '@trampolim/server/platform/configuration.ts'
import { StartFault } from '@trampolim/server/platform/fault.ts'
import { catchTheRest } from '@trampolim/server/platform/last-resort.ts'
import { openLog } from '@trampolim/server/platform/log/log.ts'
import type { RunnableService } from '@trampolim/server/platform/settings.ts'
import { runAsWorker } from '@trampolim/server/platform/workers/worker.ts'
import { startServices } from '@trampolim/server/services/start.ts'
import type { PreparedDatabase } from './prepare-database.ts'
import { nameTakenPort } from './taken-port.ts'

/** The task that the parent gives to each process on the port. */
export type WorkerTask = {
  services: readonly RunnableService[]
  databaseUrl: string
  databaseDirectUrl?: string
  searchDatabaseUrl?: string
  /** Its place among them. */
  worker: string
}

/** Runs the parent's task in this process, beside others on the same port. */
export function workBesideOthers(checkout: string) {
  const log = openLog('error')
  const { stop } = runAsWorker<WorkerTask, PreparedDatabase>({
    async prepare(prepared, say) {
      const { prepareDatabase } = await import('./prepare-database.ts')
      await prepareDatabase(readConfiguration(process.env, { checkout }), prepared, say)
    },
    async work({ services, ...databases }, siblings) {
      const configuration = { ...readConfiguration(process.env, { checkout }), services: new Set(services) }
      const running = await startServices(configuration, { ...databases, siblings }).catch(nameTakenPort(configuration))
      return { figures: () => running.metrics.registry.getMetricsAsJSON(), stop: running.stop }
    },
    faultOf: (problem) => (problem instanceof StartFault ? problem.message : undefined),
    failed: (err) => log.error({ err }, 'a process that shares the port failed'),
  })
  catchTheRest(log, stop)
}
