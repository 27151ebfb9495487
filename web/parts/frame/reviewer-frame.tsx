import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteError, useRouteLoaderData } from 'react-router'
import { ErrorPage } from '../../platform/error-page.tsx'
import { AreaFrame } from './area-frame.tsx'
import { frameData } from './frame-data.ts'

export const loader = ({ context }: LoaderFunctionArgs) => frameData(context)

/** The frame of the reviewers’ area. */
export default function ReviewerFrame() {
  return (
    <AreaFrame data={useLoaderData<typeof loader>()}>
      <Outlet />
    </AreaFrame>
  )
}

/** Keeps the frame when a page in it fails. */
export function ErrorBoundary() {
  const known = useRouteLoaderData<{ requestId: string }>('root')
  return (
    <AreaFrame data={useRouteLoaderData<typeof loader>('frame:reviewer')}>
      <ErrorPage error={useRouteError()} requestId={known?.requestId} />
    </AreaFrame>
  )
}
