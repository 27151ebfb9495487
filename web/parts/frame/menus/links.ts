import { menus as phrases } from '@trampolim/phrases/pt-br/menus.ts'
import { workFrame } from '@trampolim/phrases/pt-br/work-frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { pageExists } from '../../../platform/pages.ts'

const t = speak(phrases)
const work = speak(workFrame.links)

/** A menu's link: its path and text, a shorter text for narrow screens, and the count beside it. */
export type MenuLink = {
  to: string
  text: string
  short?: string
  counts?: 'threads'
  newTab?: true
  /** Whether it is a way back rather than the page's next step. */
  quiet?: true
  /** Whether it passes on the page on which it was followed, as `page`. */
  tellsPage?: true
  /** Other paths whose pages belong to this link. */
  holds?: readonly string[]
  /** Whether it is in the menu behind the person's picture in areas with a side bar. */
  folded?: true
  /** Whether it moves to the menu behind the person's picture if a phone's bar has no room for it. */
  beyondThumbs?: true
  /** The title of its group in the menu behind the person's picture. */
  group?: string
}

/** The header of the public pages. */
const openLinks: readonly MenuLink[] = [
  { to: '/search', text: t('jobs') },
  { to: '/jobs/list/internship', text: t('internship') },
  { to: '/jobs/list/apprentice', text: t('apprentice') },
  { to: '/courses', text: t('courses') },
  { to: '/news', text: t('news') },
  { to: '/marketplace', text: t('marketplace') },
  { to: '/classifieds', text: t('classifieds') },
  { to: '/recruiter', text: t('companies') },
]

/** A visitor's links to sign in and register. */
const entryLinks: readonly MenuLink[] = [
  { to: '/signin', text: t('signIn') },
  { to: '/register', text: t('register'), short: t('registerShort') },
]

/** The header of the public pages for employers. */
const hiringLinks: readonly MenuLink[] = [
  { to: '/recruiter', text: t('howToHire') },
  { to: '/recruiter/solutions', text: t('solutions') },
  { to: '/courses', text: t('courses') },
  { to: '/news', text: t('news') },
  { to: '/marketplace', text: t('marketplace') },
  { to: '/classifieds', text: t('classifieds') },
  { to: '/recruiter/help', text: t('help'), newTab: true },
  { to: '/', text: t('candidates'), short: t('candidatesShort') },
]

/** A recruiter's links to sign in and register. */
const hiringEntryLinks: readonly MenuLink[] = [
  { to: '/recruiter/signin', text: t('signIn') },
  { to: '/recruiter/register', text: t('registerCompany'), short: t('registerShort') },
]

/** The candidate's area. */
const candidateLinks: readonly MenuLink[] = [
  { to: '/dashboard', text: t('home') },
  { to: '/jobs', text: t('jobs') },
  { to: '/selective-process', text: t('selections'), short: t('selectionsShort') },
  { to: '/messages', text: t('messages'), counts: 'threads' },
  { to: '/curriculum', text: t('curriculum') },
  { to: '/interviews', text: t('interviews') },
]

/** The recruiter's area. */
const recruiterLinks: readonly MenuLink[] = [
  { to: '/recruiter/dashboard', text: t('home') },
  {
    to: '/recruiter/jobs',
    text: t('yourJobs'),
    short: t('jobs'),
    holds: ['/recruiter/job', '/recruiter/job/create'],
  },
  { to: '/recruiter/interviews', text: t('agenda') },
  { to: '/recruiter/messages', text: t('messages'), counts: 'threads' },
  { to: '/recruiter/job/create', text: t('newJob'), short: t('newJobShort'), folded: true },
  { to: '/recruiter/organization', text: t('organization') },
  { to: '/recruiter/profile', text: t('profile'), folded: true },
]

/** The reviewers' area. */
const reviewerLinks: readonly MenuLink[] = [
  { to: '/review', text: t('reviewQueue'), short: work('queue') },
  { to: '/review/search', text: t('reviewSearch') },
  { to: '/review/reports', text: t('reviewReports') },
  { to: '/review/audit', text: t('reviewAudit'), short: t('reviewAuditShort') },
  { to: '/review/account', text: t('profile'), folded: true },
]

const error: MenuLink = { to: '/contact?kind=siteError', text: t('siteError'), tellsPage: true }

const footerLinks: readonly MenuLink[] = [
  { to: '/help', text: t('help'), newTab: true },
  { to: '/contact', text: t('contact') },
  { to: '/about', text: t('about') },
  { to: '/terms-privacy', text: t('terms') },
  { to: '/accessibility', text: t('accessibility') },
  { to: '/api/keys', text: t('openData') },
  { to: '/sitemap', text: t('sitemap') },
  error,
]

/** The footer of pages for employers. */
const hiringFooterLinks: readonly MenuLink[] = [
  { to: '/recruiter/help', text: t('help'), newTab: true },
  { to: '/recruiter/contact', text: t('contact') },
  { to: '/recruiter/solutions', text: t('solutions') },
  { to: '/marketplace', text: t('marketplace') },
  { to: '/recruiter/about', text: t('about') },
  { to: '/recruiter/terms-privacy', text: t('terms') },
  { to: '/accessibility', text: t('accessibility') },
  { to: '/api/keys', text: t('openData') },
  { to: '/recruiter/sitemap', text: t('sitemap') },
  { ...error, to: '/recruiter/contact?kind=siteError' },
]

/** The first links in the recruiters' footer. */
const recruiterFooterLinks: readonly MenuLink[] = [
  { to: '/courses', text: t('courses') },
  { to: '/news', text: t('news') },
  { to: '/classifieds', text: t('classifieds') },
  ...hiringFooterLinks,
]

/** Further links in the menu behind a recruiter's picture. */
const recruiterMoreLinks: readonly MenuLink[] = [
  { to: '/recruiter/curriculums', text: work('findPeople') },
  { to: '/recruiter/notices', text: t('ownNotices') },
  { to: '/recruiter/notifications', text: work('notifications') },
  { to: '/recruiter/help', text: t('help'), newTab: true },
  { ...error, to: '/recruiter/contact?kind=siteError' },
]

/** Further links in the menu behind a reviewer's picture. */
const reviewerMoreLinks: readonly MenuLink[] = [{ to: '/help', text: t('help'), newTab: true }, error]

/** Further links in the menu behind a candidate's picture. */
const candidateMoreLinks: readonly MenuLink[] = [
  { to: '/notifications', text: work('notifications') },
  ...[
    { to: '/profile', text: t('profile') },
    { to: '/profile?tab=notifications', text: t('preferences') },
    { to: '/profile/privacy', text: t('ownData') },
  ].map((link) => ({ ...link, group: t('groups.preferences') })),
  ...[
    { to: '/courses', text: t('courses') },
    { to: '/news', text: t('news') },
    { to: '/marketplace', text: t('marketplace') },
    { to: '/classifieds', text: t('classifieds') },
  ].map((link) => ({ ...link, group: t('groups.solutions') })),
  { to: '/help', text: t('helpCentre'), newTab: true, group: t('groups.help') },
  { ...error, group: t('groups.help') },
]

/** The menus behind the picture of a person whose account is inactive, and of one who is still registering. */
const inactiveMoreLinks: readonly MenuLink[] = [
  { to: '/profile/privacy', text: t('ownData') },
  { to: '/help', text: t('help'), newTab: true },
  error,
]
const registeringMoreLinks: readonly MenuLink[] = [{ to: '/help', text: t('help'), newTab: true }, error]

/** The first links in the candidates' footer. */
const candidateFooterLinks: readonly MenuLink[] = [
  { to: '/profile/privacy', text: t('ownData') },
  { to: '/courses', text: t('courses') },
  { to: '/news', text: t('news') },
  { to: '/marketplace', text: t('marketplace') },
  { to: '/classifieds', text: t('classifieds') },
  ...footerLinks,
]

const menus = {
  open: openLinks,
  entry: entryLinks,
  hiring: hiringLinks,
  hiringEntry: hiringEntryLinks,
  candidate: candidateLinks,
  candidateMore: candidateMoreLinks,
  inactiveMore: inactiveMoreLinks,
  registeringMore: registeringMoreLinks,
  recruiter: recruiterLinks,
  recruiterMore: recruiterMoreLinks,
  reviewer: reviewerLinks,
  reviewerMore: reviewerMoreLinks,
  footer: footerLinks,
  candidateFooter: candidateFooterLinks,
  hiringFooter: hiringFooterLinks,
  recruiterFooter: recruiterFooterLinks,
} as const

const shown = new Map<keyof typeof menus, MenuLink[]>()

/** The links of a menu whose pages exist. Server only: a frame's loader passes them on. */
export function linksOf(menu: keyof typeof menus): readonly MenuLink[] {
  const links = shown.get(menu) ?? menus[menu].filter(({ to }) => pageExists(to.replace(/\?.*/, '')))
  shown.set(menu, links)
  return links
}
