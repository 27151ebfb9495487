import {
  IconFlag,
  IconHelpCircle,
  IconHistory,
  IconListCheck,
  IconMessageReport,
  IconSearch,
  IconUser,
} from '@tabler/icons-react'
import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteError, useRouteLoaderData } from 'react-router'
import { ErrorPage } from '../../platform/error-page.tsx'
import { AreaFrame } from './area-frame.tsx'
import type { MenuIcons } from './area-header.tsx'
import { frameData } from './frame-data.ts'

const icons: MenuIcons = {
  '/review': IconListCheck,
  '/review/search': IconSearch,
  '/review/reports': IconFlag,
  '/review/audit': IconHistory,
  '/review/account': IconUser,
  '/help': IconHelpCircle,
  '/contact': IconMessageReport,
}

export const loader = ({ context }: LoaderFunctionArgs) => frameData(context)

/** The frame of the reviewers’ area. */
export default function ReviewerFrame() {
  return (
    <AreaFrame icons={icons} data={useLoaderData<typeof loader>()}>
      <Outlet />
    </AreaFrame>
  )
}

/** Keeps the frame when a page in it fails. */
export function ErrorBoundary() {
  const known = useRouteLoaderData<{ requestId: string }>('root')
  return (
    <AreaFrame icons={icons} data={useRouteLoaderData<typeof loader>('frame:reviewer')}>
      <ErrorPage error={useRouteError()} requestId={known?.requestId} />
    </AreaFrame>
  )
}
