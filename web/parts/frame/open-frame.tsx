import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteError, useRouteLoaderData } from 'react-router'
import { ErrorPage } from '../../platform/error-page.tsx'
import { readBell } from '../notifications/bell-data.ts'
import { Frame } from './frame.tsx'
import { frameData } from './frame-data.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  ...frameData(context),
  bell: await readBell(context),
})

export { shouldRevalidate } from './should-revalidate.ts'

/** The frame of pages that visitors and signed-in people share. */
export default function OpenFrame() {
  const data = useLoaderData<typeof loader>()
  return (
    <Frame data={data} bell={data.bell}>
      <Outlet />
    </Frame>
  )
}

/** Keeps the frame when a page in it fails. */
export function ErrorBoundary() {
  const known = useRouteLoaderData<{ requestId: string }>('root')
  const data = useRouteLoaderData<typeof loader>('frame:open')
  return (
    <Frame data={data} bell={data?.bell ?? null}>
      <ErrorPage error={useRouteError()} requestId={known?.requestId} />
    </Frame>
  )
}
