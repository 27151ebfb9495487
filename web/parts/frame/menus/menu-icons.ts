import {
  IconBell,
  IconBook2,
  IconBriefcase,
  IconBuildingStore,
  IconCalculator,
  IconCalendarEvent,
  IconEye,
  IconFileCv,
  IconFlag,
  IconHelpCircle,
  IconHistory,
  IconHome,
  IconListCheck,
  IconMessage,
  IconMessageReport,
  IconNews,
  IconRoute,
  IconSearch,
  IconSpeakerphone,
  IconSquarePlus,
  IconUser,
  IconUserSearch,
} from '@tabler/icons-react'

type Icon = typeof IconHome

const icons: Readonly<Record<string, Icon>> = {
  '/dashboard': IconHome,
  '/jobs': IconBriefcase,
  '/selective-process': IconRoute,
  '/messages': IconMessage,
  '/curriculum': IconFileCv,
  '/interviews': IconCalendarEvent,
  '/notifications': IconBell,
  '/profile': IconUser,
  '/profile/privacy': IconEye,
  '/inactive-profile': IconUser,
  '/register': IconFileCv,
  '/courses': IconBook2,
  '/news': IconNews,
  '/marketplace': IconCalculator,
  '/classifieds': IconSpeakerphone,
  '/recruiter/dashboard': IconHome,
  '/recruiter/jobs': IconBriefcase,
  '/recruiter/interviews': IconCalendarEvent,
  '/recruiter/messages': IconMessage,
  '/recruiter/job/create': IconSquarePlus,
  '/recruiter/organization': IconBuildingStore,
  '/recruiter/profile': IconUser,
  '/recruiter/curriculums': IconUserSearch,
  '/recruiter/notices': IconSpeakerphone,
  '/recruiter/notifications': IconBell,
  '/recruiter/help': IconHelpCircle,
  '/recruiter/contact': IconMessageReport,
  '/review': IconListCheck,
  '/review/search': IconSearch,
  '/review/reports': IconFlag,
  '/review/audit': IconHistory,
  '/review/account': IconUser,
  '/help': IconHelpCircle,
  '/contact': IconMessageReport,
}

/** The icon of a menu's link. */
export function iconOf(to: string): Icon {
  const path = to.replace(/\?.*/, '')
  return to === '/profile?tab=notifications' ? IconBell : (icons[path] ?? IconHome)
}
