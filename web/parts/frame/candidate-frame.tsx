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
import { callsContext, personContext } from '../../platform/context.ts'
import { ErrorPage } from '../../platform/error-page.tsx'
import { roleOf } from '../../platform/guard.ts'
import { href } from '../../platform/href.ts'
import { UnderReviewStrip } from '../registration/under-review.tsx'
import { Frame } from './frame.tsx'
import { frameData } from './frame-data.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { ...frameData(context), status: await profileStatus(context) }
}

/** How the review of a candidate's profile stands; null for others. A refusal is the page's to tell, not the frame's. */
async function profileStatus(context: Readonly<RouterContextProvider>): Promise<string | null> {
  if (roleOf(context.get(personContext)) !== 'user:professional') return null
  try {
    return (await context.get(callsContext).gateway.professional.readProfessional({})).status
  } catch (problem) {
    if (refusalOf(problem)) return null
    throw problem
  }
}

/** Around the pages of the candidate’s own area; the panel tells of the review itself. */
export default function CandidateFrame() {
  const data = useLoaderData<typeof loader>()
  const onPanel = useLocation().pathname === href('/dashboard')
  return (
    <Frame data={data}>
      {!onPanel && <UnderReviewStrip status={data.status} />}
      <Outlet />
    </Frame>
  )
}

/** Keeps the frame where a page in it fails. */
export function ErrorBoundary() {
  const known = useRouteLoaderData<{ requestId: string }>('root')
  return (
    <Frame data={useRouteLoaderData<typeof loader>('frame:candidate')}>
      <ErrorPage error={useRouteError()} requestId={known?.requestId} />
    </Frame>
  )
}
