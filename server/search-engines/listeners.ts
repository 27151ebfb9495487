import { type Listener, listen } from '../platform/events/listener.ts'
import { noteChangedJob } from './queries.ts'
import { tellsSearchEngines } from './tell-search-engines.ts'

/** Remembers which pages changed, where search engines are told of it. */
export const searchEngineListeners: readonly Listener[] = [
  listen('job.changed', 'search-engines.job', async (tx, { payload: { jobId } }, house) => {
    if (tellsSearchEngines(house)) await noteChangedJob(tx, { jobId, now: house.now() })
  }),
]
