import {
  IconBriefcase,
  IconCalendarEvent,
  IconFileCv,
  IconHome,
  IconMessage,
  IconRoute,
  IconUser,
} from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { AreaHeader, type MenuIcons } from './area-header.tsx'

const icons: MenuIcons = {
  '/dashboard': IconHome,
  '/jobs': IconBriefcase,
  '/selective-process': IconRoute,
  '/messages': IconMessage,
  '/curriculum': IconFileCv,
  '/interviews': IconCalendarEvent,
  '/profile': IconUser,
}

/** The candidate's header. */
export function CandidateHeader(props: Omit<ComponentProps<typeof AreaHeader>, 'icons'>) {
  return <AreaHeader icons={icons} leavesFromAccount {...props} />
}
