import { accessibilityLink } from '@trampolim/phrases/pt-br/accessibility.ts'
import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { pageExists } from '../../platform/pages.ts'

const t = speak(frame)

/** A menu's link: its path and text, a shorter text for phones, and what is counted beside it. */
export type MenuLink = { to: string; text: string; short?: string; counts?: 'threads' }

/** The header of the open pages. */
const openLinks: readonly MenuLink[] = [
  { to: '/search', text: t('links.jobs') },
  { to: '/jobs/list/internship', text: t('links.internship') },
  { to: '/jobs/list/apprentice', text: t('links.apprentice') },
  { to: '/courses', text: t('links.courses') },
  { to: '/recruiter', text: t('links.companies') },
]

/** A visitor's links to sign in and register. */
const entryLinks: readonly MenuLink[] = [
  { to: '/signin', text: t('links.signIn') },
  { to: '/register', text: t('links.register'), short: t('links.registerShort') },
]

/** The header of the open pages for those who hire. */
const hiringLinks: readonly MenuLink[] = [
  { to: '/recruiter', text: t('links.howToHire') },
  { to: '/recruiter/solutions', text: t('links.solutions') },
  { to: '/recruiter/help', text: t('links.help') },
  { to: '/', text: t('links.candidates') },
]

/** A recruiter's links to sign in and register. */
const hiringEntryLinks: readonly MenuLink[] = [
  { to: '/recruiter/signin', text: t('links.signIn') },
  { to: '/recruiter/register', text: t('links.registerCompany'), short: t('links.registerShort') },
]

/** The candidate's area. */
const candidateLinks: readonly MenuLink[] = [
  { to: '/dashboard', text: t('links.home') },
  { to: '/jobs', text: t('links.jobs') },
  { to: '/selective-process', text: t('links.selections'), short: t('links.selectionsShort') },
  { to: '/messages', text: t('links.messages'), counts: 'threads' },
  { to: '/curriculum', text: t('links.curriculum') },
  { to: '/interviews', text: t('links.interviews') },
  { to: '/profile', text: t('links.profile') },
]

/** The recruiter's area. */
const recruiterLinks: readonly MenuLink[] = [
  { to: '/recruiter/dashboard', text: t('links.home') },
  { to: '/recruiter/jobs', text: t('links.yourJobs'), short: t('links.jobs') },
  { to: '/recruiter/interviews', text: t('links.agenda') },
  { to: '/recruiter/messages', text: t('links.messages'), counts: 'threads' },
  { to: '/recruiter/job/create', text: t('links.newJob'), short: t('links.newJobShort') },
  { to: '/recruiter/organization', text: t('links.organization') },
  { to: '/recruiter/profile', text: t('links.profile') },
]

/** The reviewers' area. */
const reviewerLinks: readonly MenuLink[] = [
  { to: '/review', text: t('links.reviewQueue') },
  { to: '/review/search', text: t('links.reviewSearch') },
  { to: '/review/reports', text: t('links.reviewReports') },
  { to: '/review/audit', text: t('links.reviewAudit'), short: t('links.reviewAuditShort') },
  { to: '/review/account', text: t('links.profile') },
]

const footerLinks: readonly MenuLink[] = [
  { to: '/about', text: t('links.about') },
  { to: '/contact', text: t('links.contact') },
  { to: '/terms-privacy', text: t('links.terms') },
  { to: '/accessibility', text: accessibilityLink },
  { to: '/sitemap', text: t('links.sitemap') },
  { to: '/design/components-overview', text: t('links.components') },
]

/** First in the footer of candidates. */
const candidateFooterLinks: readonly MenuLink[] = [{ to: '/profile/privacy', text: t('links.ownData') }, ...footerLinks]

const menus = {
  open: openLinks,
  entry: entryLinks,
  hiring: hiringLinks,
  hiringEntry: hiringEntryLinks,
  candidate: candidateLinks,
  recruiter: recruiterLinks,
  reviewer: reviewerLinks,
  footer: footerLinks,
  candidateFooter: candidateFooterLinks,
} as const

const shown = new Map<keyof typeof menus, MenuLink[]>()

/** The links of a menu whose pages exist. Server only: a frame's loader passes them on. */
export function linksOf(menu: keyof typeof menus): readonly MenuLink[] {
  const links = shown.get(menu) ?? menus[menu].filter(({ to }) => pageExists(to))
  shown.set(menu, links)
  return links
}
