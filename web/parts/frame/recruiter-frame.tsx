import {
  IconBell,
  IconBriefcase,
  IconBuildingStore,
  IconCalendarEvent,
  IconHelpCircle,
  IconHome,
  IconMessage,
  IconMessageReport,
  IconSquarePlus,
  IconUser,
  IconUserSearch,
} from '@tabler/icons-react'
import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteError, useRouteLoaderData } from 'react-router'
import { ErrorPage } from '../../platform/error-page.tsx'
import { Bell } from '../notifications/bell.tsx'
import { readBell } from '../notifications/bell-data.ts'
import { useLiveBell } from '../realtime/live-bell.ts'
import { AreaFrame } from './area-frame.tsx'
import type { MenuIcons } from './area-header.tsx'
import { frameData } from './frame-data.ts'

const icons: MenuIcons = {
  '/recruiter/dashboard': IconHome,
  '/recruiter/jobs': IconBriefcase,
  '/recruiter/interviews': IconCalendarEvent,
  '/recruiter/messages': IconMessage,
  '/recruiter/job/create': IconSquarePlus,
  '/recruiter/organization': IconBuildingStore,
  '/recruiter/profile': IconUser,
  '/recruiter/curriculums': IconUserSearch,
  '/recruiter/notifications': IconBell,
  '/recruiter/help': IconHelpCircle,
  '/recruiter/contact': IconMessageReport,
}

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  ...frameData(context),
  bell: await readBell(context),
})

export { shouldRevalidate } from './should-revalidate.ts'

/** The frame of the recruiter’s area. */
export default function RecruiterFrame() {
  const data = useLoaderData<typeof loader>()
  const bell = useLiveBell(data.bell)
  return (
    <AreaFrame icons={icons} data={data} bell={bell && <Bell {...bell} />} counts={bell ?? undefined}>
      <Outlet />
    </AreaFrame>
  )
}

/** Keeps the frame when a page in it fails. */
export function ErrorBoundary() {
  const known = useRouteLoaderData<{ requestId: string }>('root')
  return (
    <AreaFrame icons={icons} data={useRouteLoaderData<typeof loader>('frame:recruiter')}>
      <ErrorPage error={useRouteError()} requestId={known?.requestId} />
    </AreaFrame>
  )
}
