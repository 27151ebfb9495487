import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { workFrame } from '@trampolim/phrases/pt-br/work-frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { pageExists } from '../../platform/pages.ts'

const t = speak(frame)
const work = speak(workFrame.links)

/** A menu's link: its path and text, a shorter text where there is little room, and what is counted beside it. */
export type MenuLink = {
  to: string
  text: string
  short?: string
  counts?: 'threads'
  newTab?: true
  /** Whether it tells the page on which it was followed, as `page`. */
  tellsPage?: true
  /** Other paths whose pages belong to it. */
  holds?: readonly string[]
  /** Whether it lies behind the person's picture where an area has a rail. */
  folded?: true
}

/** The header of the open pages. */
const openLinks: readonly MenuLink[] = [
  { to: '/search', text: t('links.jobs') },
  { to: '/jobs/list/internship', text: t('links.internship') },
  { to: '/jobs/list/apprentice', text: t('links.apprentice') },
  { to: '/courses', text: t('links.courses') },
  { to: '/news', text: t('links.news') },
  { to: '/marketplace', text: t('links.marketplace') },
  { to: '/classifieds', text: t('links.classifieds') },
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
  {
    to: '/recruiter/jobs',
    text: t('links.yourJobs'),
    short: t('links.jobs'),
    holds: ['/recruiter/job', '/recruiter/job/create'],
  },
  { to: '/recruiter/interviews', text: t('links.agenda') },
  { to: '/recruiter/messages', text: t('links.messages'), counts: 'threads' },
  { to: '/recruiter/job/create', text: t('links.newJob'), short: t('links.newJobShort'), folded: true },
  { to: '/recruiter/organization', text: t('links.organization') },
  { to: '/recruiter/profile', text: t('links.profile'), folded: true },
]

/** The reviewers' area. */
const reviewerLinks: readonly MenuLink[] = [
  { to: '/review', text: t('links.reviewQueue'), short: work('queue') },
  { to: '/review/search', text: t('links.reviewSearch') },
  { to: '/review/reports', text: t('links.reviewReports') },
  { to: '/review/audit', text: t('links.reviewAudit'), short: t('links.reviewAuditShort') },
  { to: '/review/account', text: t('links.profile'), folded: true },
]

const error: MenuLink = { to: '/contact?kind=siteError', text: t('links.siteError'), tellsPage: true }

const footerLinks: readonly MenuLink[] = [
  { to: '/help', text: t('links.help'), newTab: true },
  { to: '/contact', text: t('links.contact') },
  { to: '/about', text: t('links.about') },
  { to: '/terms-privacy', text: t('links.terms') },
  { to: '/accessibility', text: t('links.accessibility') },
  { to: '/sitemap', text: t('links.sitemap') },
  error,
]

/** The footer of those who hire. */
const hiringFooterLinks: readonly MenuLink[] = [
  { to: '/recruiter/help', text: t('links.help'), newTab: true },
  { to: '/recruiter/contact', text: t('links.contact') },
  { to: '/recruiter/solutions', text: t('links.solutions') },
  { to: '/marketplace', text: t('links.marketplace') },
  { to: '/recruiter/about', text: t('links.about') },
  { to: '/recruiter/terms-privacy', text: t('links.terms') },
  { to: '/accessibility', text: t('links.accessibility') },
  { to: '/recruiter/sitemap', text: t('links.sitemap') },
  { ...error, to: '/recruiter/contact?kind=siteError' },
]

/** What else lies behind a recruiter's picture. */
const recruiterMoreLinks: readonly MenuLink[] = [
  { to: '/recruiter/curriculums', text: work('findPeople') },
  { to: '/recruiter/notifications', text: work('notifications') },
  { to: '/recruiter/help', text: t('links.help'), newTab: true },
  { ...error, to: '/recruiter/contact?kind=siteError' },
]

/** What else lies behind a reviewer's picture. */
const reviewerMoreLinks: readonly MenuLink[] = [{ to: '/help', text: t('links.help'), newTab: true }, error]

/** First in the footer of candidates. */
const candidateFooterLinks: readonly MenuLink[] = [
  { to: '/profile/privacy', text: t('links.ownData') },
  { to: '/courses', text: t('links.courses') },
  { to: '/news', text: t('links.news') },
  { to: '/marketplace', text: t('links.marketplace') },
  ...footerLinks,
]

const menus = {
  open: openLinks,
  entry: entryLinks,
  hiring: hiringLinks,
  hiringEntry: hiringEntryLinks,
  candidate: candidateLinks,
  recruiter: recruiterLinks,
  recruiterMore: recruiterMoreLinks,
  reviewer: reviewerLinks,
  reviewerMore: reviewerMoreLinks,
  footer: footerLinks,
  candidateFooter: candidateFooterLinks,
  hiringFooter: hiringFooterLinks,
} as const

const shown = new Map<keyof typeof menus, MenuLink[]>()

/** The links of a menu whose pages exist. Server only: a frame's loader passes them on. */
export function linksOf(menu: keyof typeof menus): readonly MenuLink[] {
  const links = shown.get(menu) ?? menus[menu].filter(({ to }) => pageExists(to.replace(/\?.*/, '')))
  shown.set(menu, links)
  return links
}
