import type { LoaderFunctionArgs } from 'react-router'
import { removeWorker, workOffline } from '../../../parts/offline/worker.ts'
import { offlineContext } from '../../../platform/context.ts'

/** The service worker, which browsers compare with theirs at each of its candidates' visits; or what removes it. */
export function loader({ context }: LoaderFunctionArgs) {
  const work = context.get(offlineContext) ? workOffline : removeWorker
  return new Response(`(${work})(self)\n`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
