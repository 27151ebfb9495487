import { type Listener, listen } from '../platform/events/listener.ts'
import { noteChangedJob } from './queries.ts'
import { tellsSearchEngines } from './tell-search-engines.ts'

/** Records which public pages changed, if changes are reported to search engines. */
export const searchEngineListeners: readonly Listener[] = [
  listen('job.changed', 'search-engines.job', async (tx, { payload: { jobId } }, house) => {
    if (tellsSearchEngines(house)) await noteChangedJob(tx, { jobId, now: house.now() })
  }),
]
