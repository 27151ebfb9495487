import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteError, useRouteLoaderData } from 'react-router'
import { ErrorPage } from '../../platform/error-page.tsx'
import { Frame } from './frame.tsx'
import { frameData } from './frame-data.ts'

export const loader = ({ context }: LoaderFunctionArgs) => frameData(context)

/** The frame of pages that visitors and signed-in people share. */
export default function OpenFrame() {
  return (
    <Frame data={useLoaderData<typeof loader>()}>
      <Outlet />
    </Frame>
  )
}

/** Keeps the frame when a page in it fails. */
export function ErrorBoundary() {
  const known = useRouteLoaderData<{ requestId: string }>('root')
  return (
    <Frame data={useRouteLoaderData<typeof loader>('frame:open')}>
      <ErrorPage error={useRouteError()} requestId={known?.requestId} />
    </Frame>
  )
}
