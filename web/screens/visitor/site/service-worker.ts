import type { LoaderFunctionArgs } from 'react-router'
import { removeWorker, workOffline } from '../../../parts/offline/worker.ts'
import { siteContext } from '../../../platform/context.ts'

/**
 * The service worker; if offline pages are switched off, a worker that removes itself. Browsers check for a new version
 * at each visit of a candidate.
 */
export function loader({ context }: LoaderFunctionArgs) {
  const work = context.get(siteContext).offline ? workOffline : removeWorker
  return new Response(`(${work})(self)\n`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
