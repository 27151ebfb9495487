import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import {
  type LoaderFunctionArgs,
  Outlet,
  type RouterContextProvider,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { callsContext, personContext, siteContext } from '../../platform/context.ts'
import { ErrorPage } from '../../platform/error-page.tsx'
import { roleOf } from '../../platform/guard.ts'
import { href } from '../../platform/href.ts'
import { readBell } from '../notifications/bell-data.ts'
import { useKeptForOffline } from '../offline/use-kept-for-offline.ts'
import { UnderReviewStrip } from '../registration/pages/under-review.tsx'
import { Frame } from './frame.tsx'
import { frameData } from './frame-data.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const [state, bell] = await Promise.all([reviewState(context), readBell(context)])
  return { ...frameData(context), ...state, bell, offline: context.get(siteContext).offline }
}

/** The review status of a candidate's profile; null for others. The page itself handles a failed call. */
async function reviewState(context: Readonly<RouterContextProvider>) {
  const nothing = { status: null, hasTask: false }
  if (roleOf(context.get(personContext)) !== 'user:professional') return nothing
  const { professional, tasks } = context.get(callsContext).gateway
  try {
    const [{ status }, open] = await Promise.all([professional.readProfessional({}), tasks.listProfessionalTasks({})])
    return { status, hasTask: open.length > 0 }
  } catch (problem) {
    if (refusalOf(problem)) return nothing
    throw problem
  }
}

export { shouldRevalidate } from './should-revalidate.ts'

/** The frame of the candidate's pages. It omits the review's state on the dashboard, which shows it itself. */
export default function CandidateFrame() {
  const data = useLoaderData<typeof loader>()
  useKeptForOffline(data.offline && data.person?.role === 'user:professional')
  const onPanel = useLocation().pathname === href('/dashboard')
  return (
    <Frame data={data} bell={data.bell}>
      {!onPanel && <UnderReviewStrip status={data.status} hasTask={data.hasTask} />}
      <Outlet />
    </Frame>
  )
}

/** Keeps the frame when a page in it fails. */
export function ErrorBoundary() {
  const known = useRouteLoaderData<{ requestId: string }>('root')
  const data = useRouteLoaderData<typeof loader>('frame:candidate')
  return (
    <Frame data={data} bell={data?.bell ?? null}>
      <ErrorPage error={useRouteError()} requestId={known?.requestId} />
    </Frame>
  )
}
