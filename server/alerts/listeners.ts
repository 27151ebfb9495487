import { type Listener, listen } from '../platform/events/listener.ts'
import { matchJob } from './match-job.ts'

/** Finds the alerts of jobs that open. After the listeners of the search, whose rows it reads. */
export const alertListeners: readonly Listener[] = [
  listen('job.changed', 'alerts.job', (tx, { payload }, house) => matchJob(tx, house, payload.jobId)),
]
