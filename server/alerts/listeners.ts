import { type Listener, listen } from '../platform/events/listener.ts'
import { matchJob } from './match-job.ts'

/** Finds the alerts for jobs that open. It must run after the listeners of the search, since it reads their rows. */
export const alertListeners: readonly Listener[] = [
  listen('job.changed', 'alerts.job', (tx, { payload }, house) => matchJob(tx, house, payload.jobId)),
]
