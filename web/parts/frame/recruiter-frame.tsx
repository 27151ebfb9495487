import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteError, useRouteLoaderData } from 'react-router'
import { ErrorPage } from '../../platform/error-page.tsx'
import { readBell } from '../notifications/bell-data.ts'
import { AskedMoves } from '../selection-board/board/moves/asked-moves-runner.tsx'
import { AreaFrame } from './area-frame.tsx'
import { frameData } from './frame-data.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  ...frameData(context),
  bell: await readBell(context),
})

export { shouldRevalidate } from './should-revalidate.ts'

/** The frame of the recruiter’s area. */
export default function RecruiterFrame() {
  const data = useLoaderData<typeof loader>()
  return (
    <AreaFrame data={data} bell={data.bell}>
      <Outlet />
      <AskedMoves />
    </AreaFrame>
  )
}

/** Keeps the frame when a page in it fails. */
export function ErrorBoundary() {
  const known = useRouteLoaderData<{ requestId: string }>('root')
  const data = useRouteLoaderData<typeof loader>('frame:recruiter')
  return (
    <AreaFrame data={data} bell={data?.bell ?? null}>
      <ErrorPage error={useRouteError()} requestId={known?.requestId} />
    </AreaFrame>
  )
}
