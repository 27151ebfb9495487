import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import type { PageAudience } from '@trampolim/marketplace/accounts/audiences.ts'

/** The frame around a page: `open` is the one for visitors and signed-in people alike, `bare` means no frame. */
export type Frame = 'open' | 'candidate' | 'recruiter' | 'reviewer' | 'bare'

/** A page: its path pattern, its audience, its frame, and its file under `screens/`. */
export type Page = {
  path: string
  audience: PageAudience
  frame: Frame
  screen: string
  /**
   * Whether the page is the same for all visitors (`platform/rendering/visitor-page.ts`), so that the server may render it once
   * for many of them.
   */
  same?: true
  /**
   * The file of a side panel that some addresses of the page show. It is an index route inside the page's route, with a
   * loader of its own.
   */
  beside?: string
}

/** All pages. A path is added once its screen works. */
export const pages = [
  { path: '/', audience: 'visitor', frame: 'open', screen: 'visitor/landing/landing.tsx', same: true },
  {
    path: '/recruiter',
    audience: 'visitor',
    frame: 'open',
    screen: 'visitor/recruiter-landing/recruiter-landing.tsx',
    same: true,
  },
  { path: '/search', audience: 'public', frame: 'open', screen: 'visitor/search/search.tsx', same: true },
  {
    path: '/jobs/list/:jobType',
    audience: 'visitor',
    frame: 'open',
    screen: 'visitor/job-list/job-list.tsx',
    same: true,
  },
  {
    path: '/companies/:organizationId',
    audience: 'public',
    frame: 'open',
    screen: 'visitor/company/company.tsx',
    same: true,
  },
  { path: '/vagas', audience: 'public', frame: 'open', screen: 'visitor/topics/topics.tsx', same: true },
  { path: '/vagas/em', audience: 'public', frame: 'open', screen: 'visitor/topics/topic-list.tsx', same: true },
  { path: '/vagas/de', audience: 'public', frame: 'open', screen: 'visitor/topics/topic-list.tsx', same: true },
  {
    path: '/vagas/de/:occupation/em',
    audience: 'public',
    frame: 'open',
    screen: 'visitor/topics/topic-list.tsx',
    same: true,
  },
  { path: '/vagas/em/:place', audience: 'public', frame: 'open', screen: 'visitor/topics/topic.tsx', same: true },
  { path: '/vagas/de/:occupation', audience: 'public', frame: 'open', screen: 'visitor/topics/topic.tsx', same: true },
  {
    path: '/vagas/de/:occupation/em/:place',
    audience: 'public',
    frame: 'open',
    screen: 'visitor/topics/topic.tsx',
    same: true,
  },
  { path: '/vagas/setor/:sector', audience: 'public', frame: 'open', screen: 'visitor/topics/topic.tsx', same: true },
  { path: '/jobs/:jobId', audience: 'not-recruiter', frame: 'open', screen: 'visitor/job/job.tsx', same: true },
  { path: '/dashboard', audience: 'professional', frame: 'candidate', screen: 'candidate/dashboard/dashboard.tsx' },
  { path: '/jobs', audience: 'professional', frame: 'candidate', screen: 'candidate/jobs/jobs.tsx' },
  {
    path: '/selective-process',
    audience: 'professional',
    frame: 'candidate',
    screen: 'candidate/selective-process/selective-process.tsx',
  },
  {
    path: '/selective-process/:processId/receipt',
    audience: 'professional',
    frame: 'candidate',
    screen: 'candidate/receipt/receipt.tsx',
  },
  {
    path: '/curriculum',
    audience: 'professional',
    frame: 'candidate',
    screen: 'candidate/curriculum/my-curriculums.tsx',
  },
  {
    path: '/curriculum/:type',
    audience: 'professional',
    frame: 'candidate',
    screen: 'candidate/curriculum/curriculum.tsx',
  },
  {
    path: '/curriculum/:type/create',
    audience: 'professional',
    frame: 'candidate',
    screen: 'candidate/curriculum/create-curriculum.tsx',
  },
  {
    path: '/curriculum/:type/edit',
    audience: 'professional',
    frame: 'candidate',
    screen: 'candidate/curriculum/edit-curriculum.tsx',
  },
  { path: '/profile', audience: 'professional', frame: 'candidate', screen: 'candidate/profile/profile.tsx' },
  { path: '/profile/access', audience: 'inactive', frame: 'candidate', screen: 'candidate/profile/access.tsx' },
  {
    path: '/curriculum/:type/paper',
    audience: 'professional',
    frame: 'bare',
    screen: 'candidate/curriculum/curriculum-paper.ts',
  },
  {
    path: '/curriculum/:type/section',
    audience: 'professional',
    frame: 'bare',
    screen: 'candidate/curriculum/section.ts',
  },
  {
    path: '/curriculum/:type/json-resume',
    audience: 'professional',
    frame: 'bare',
    screen: 'candidate/curriculum/json-resume.ts',
  },
  {
    path: '/notifications',
    audience: 'professional',
    frame: 'candidate',
    screen: 'candidate/notifications/notifications.tsx',
  },
  {
    path: '/recruiter/notifications',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/notifications/notifications.tsx',
  },
  { path: '/messages', audience: 'professional', frame: 'candidate', screen: 'candidate/messages/messages.tsx' },
  { path: '/messages/:jobId', audience: 'professional', frame: 'candidate', screen: 'candidate/messages/thread.tsx' },
  {
    path: '/interviews',
    audience: 'professional',
    frame: 'candidate',
    screen: 'candidate/interviews/interviews.tsx',
  },
  {
    path: '/interviews/:interviewId/calendar',
    audience: 'professional',
    frame: 'bare',
    screen: 'candidate/interviews/calendar.ts',
  },
  { path: '/calendar/:token', audience: 'public', frame: 'bare', screen: 'visitor/site/calendar.ts' },
  {
    path: '/recruiter/interviews',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/interviews/interviews.tsx',
  },
  {
    path: '/recruiter/job/:jobId/interview',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/interview/interview.tsx',
  },
  {
    path: '/recruiter/job/:jobId/slots',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/slots/slots.tsx',
  },
  {
    path: '/recruiter/messages',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/messages/messages.tsx',
  },
  {
    path: '/recruiter/job/:jobId/selective-process',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/selective-process/selective-process.tsx',
    beside: 'recruiter/selective-process/candidate.tsx',
  },
  {
    path: '/recruiter/job/:jobId/selective-process/list',
    audience: 'recruiter',
    frame: 'bare',
    screen: 'recruiter/selective-process/list-file.ts',
  },
  {
    path: '/recruiter/job/:jobId/selective-process/cv-details/:cvId',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/cv-details/cv-details.tsx',
  },
  {
    path: '/recruiter/job/:jobId/selective-process/cv-details/:cvId/paper',
    audience: 'recruiter',
    frame: 'bare',
    screen: 'recruiter/cv-details/candidate-paper.ts',
  },
  {
    path: '/terms-privacy',
    audience: 'public',
    frame: 'open',
    screen: 'visitor/terms-privacy/terms-privacy.tsx',
    same: true,
  },
  {
    path: '/recruiter/terms-privacy',
    audience: 'public',
    frame: 'open',
    screen: 'visitor/recruiter-terms-privacy/recruiter-terms-privacy.tsx',
    same: true,
  },
  {
    path: '/marketplace',
    audience: 'public',
    frame: 'open',
    screen: 'visitor/marketplace/marketplace.tsx',
    same: true,
  },
  { path: '/marketplace/:tool', audience: 'public', frame: 'open', screen: 'visitor/marketplace/calculator.tsx' },
  {
    path: '/marketplace/models/:model',
    audience: 'public',
    frame: 'open',
    screen: 'visitor/marketplace/model.tsx',
    same: true,
  },
  {
    path: '/marketplace/models/:model/text',
    audience: 'public',
    frame: 'bare',
    screen: 'visitor/marketplace/model-text.ts',
  },
  {
    path: '/accessibility',
    audience: 'public',
    frame: 'open',
    screen: 'visitor/accessibility/accessibility.tsx',
    same: true,
  },
  { path: '/test', audience: 'public', frame: 'open', screen: 'visitor/browser-test/browser-test.tsx', same: true },
  {
    path: '/create-users',
    audience: 'visitor',
    frame: 'open',
    screen: 'visitor/create-users/create-users.tsx',
    same: true,
  },
  {
    path: '/home2',
    audience: 'visitor',
    frame: 'open',
    screen: 'visitor/campaign-landing/campaign-landing.tsx',
    same: true,
  },
  { path: '/loading', audience: 'visitor', frame: 'open', screen: 'visitor/loading/loading.tsx' },
  { path: '/redirect', audience: 'public', frame: 'open', screen: 'visitor/leaving/leaving.tsx' },
  { path: '/accept-terms', audience: 'public', frame: 'open', screen: 'visitor/accept-terms/accept-terms.tsx' },
  { path: '/suggestions/:field', audience: 'public', frame: 'bare', screen: 'visitor/site/suggestions.ts' },
  { path: '/signin', audience: 'visitor', frame: 'open', screen: 'visitor/signin/signin.tsx' },
  {
    path: '/recruiter/signin',
    audience: 'visitor',
    frame: 'open',
    screen: 'visitor/recruiter-signin/recruiter-signin.tsx',
  },
  { path: '/review/signin', audience: 'visitor', frame: 'open', screen: 'reviewer/signin/review-signin.tsx' },
  { path: '/signin/again', audience: 'public', frame: 'bare', screen: 'visitor/signin/sign-in-again.ts' },
  { path: '/create-pdf', audience: 'visitor', frame: 'open', screen: 'visitor/create-pdf/create-pdf.tsx' },
  {
    path: '/signin/with/:network',
    audience: 'visitor',
    frame: 'bare',
    screen: 'visitor/network-signin/with-network.ts',
  },
  {
    path: '/signin/from/:network',
    audience: 'public',
    frame: 'bare',
    screen: 'visitor/network-signin/from-network.ts',
  },
  {
    path: '/signin/link/:network',
    audience: 'visitor',
    frame: 'open',
    screen: 'visitor/network-signin/link-account.tsx',
  },
  { path: '/signin/code', audience: 'visitor', frame: 'open', screen: 'visitor/second-step/second-step.tsx' },
  { path: '/signin/passkey', audience: 'visitor', frame: 'bare', screen: 'visitor/passkeys/signin-passkey.ts' },
  { path: '/passkeys', audience: 'public', frame: 'bare', screen: 'visitor/passkeys/new-passkey.ts' },
  { path: '/register', audience: 'registering', frame: 'open', screen: 'registration/register/register.tsx' },
  {
    path: '/register/:type/complete',
    audience: 'professional',
    frame: 'candidate',
    screen: 'registration/complete/complete.tsx',
  },
  {
    path: '/recruiter/register',
    audience: 'registering',
    frame: 'open',
    screen: 'registration/register-recruiter/register-recruiter.tsx',
  },
  { path: '/signout', audience: 'public', frame: 'bare', screen: 'visitor/signin/signout.ts' },
  {
    path: '/forgot-password',
    audience: 'visitor',
    frame: 'open',
    screen: 'visitor/forgot-password/forgot-password.tsx',
  },
  { path: '/take-action', audience: 'public', frame: 'open', screen: 'visitor/take-action/take-action.tsx' },
  { path: '/letters/stop', audience: 'public', frame: 'open', screen: 'visitor/stop-letters/stop-letters.tsx' },
  {
    path: '/profile/privacy',
    audience: 'inactive',
    frame: 'candidate',
    screen: 'candidate/privacy/privacy.tsx',
  },
  {
    path: '/inactive-profile',
    audience: 'inactive',
    frame: 'open',
    screen: 'candidate/inactive-profile/inactive-profile.tsx',
  },
  {
    path: '/inactive-profile/update-info',
    audience: 'inactive',
    frame: 'open',
    screen: 'candidate/update-info/update-info.tsx',
  },
  {
    path: '/recruiter/dashboard',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/dashboard/dashboard.tsx',
  },
  {
    path: '/recruiter/curriculums',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/curriculums/curriculums.tsx',
  },
  { path: '/recruiter/jobs', audience: 'recruiter', frame: 'recruiter', screen: 'recruiter/jobs/jobs.tsx' },
  { path: '/recruiter/job/:jobId', audience: 'recruiter', frame: 'bare', screen: 'recruiter/job/job.ts' },
  {
    path: '/recruiter/job/create',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/job/create-job.tsx',
  },
  {
    path: '/recruiter/job/:jobId/edit',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/job/edit-job.tsx',
  },
  {
    path: '/recruiter/job/:jobId/job-details',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/job/job-details.tsx',
  },
  {
    path: '/recruiter/:taskType/:processId/:taskId',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/task/task.tsx',
  },
  {
    path: '/recruiter/organization',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/organization/organization.tsx',
  },
  {
    path: '/recruiter/invitation',
    audience: 'public',
    frame: 'open',
    screen: 'visitor/invitation/invitation.tsx',
  },
  { path: '/recruiter/profile', audience: 'recruiter', frame: 'recruiter', screen: 'recruiter/profile/profile.tsx' },
  {
    path: '/recruiter/profile/privacy',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/privacy/privacy.tsx',
  },
  {
    path: '/recruiter/profile/access',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/profile/access.tsx',
  },
  { path: '/recruiter/notices', audience: 'recruiter', frame: 'recruiter', screen: 'recruiter/notices/notices.tsx' },
  { path: '/recruiter/notices/new', audience: 'recruiter', frame: 'recruiter', screen: 'recruiter/notices/new.tsx' },
  {
    path: '/recruiter/notices/:noticeId/edit',
    audience: 'recruiter',
    frame: 'recruiter',
    screen: 'recruiter/notices/edit.tsx',
  },
  { path: '/review/notices', audience: 'reviewer', frame: 'reviewer', screen: 'reviewer/notices/notices.tsx' },
  { path: '/review', audience: 'reviewer', frame: 'reviewer', screen: 'reviewer/queue/queue.tsx' },
  { path: '/review/search', audience: 'reviewer', frame: 'reviewer', screen: 'reviewer/search/find-subjects.tsx' },
  { path: '/review/audit', audience: 'reviewer', frame: 'reviewer', screen: 'reviewer/audit/audit.tsx' },
  { path: '/review/reports', audience: 'reviewer', frame: 'reviewer', screen: 'reviewer/reports/reports.tsx' },
  {
    path: '/review/reports/threads',
    audience: 'reviewer',
    frame: 'reviewer',
    screen: 'reviewer/reports/thread-reports.tsx',
  },
  {
    path: '/review/reports/contact',
    audience: 'reviewer',
    frame: 'reviewer',
    screen: 'reviewer/reports/contact-messages.tsx',
  },
  {
    path: '/review/reports/keys',
    audience: 'reviewer',
    frame: 'reviewer',
    screen: 'reviewer/reports/api-keys.tsx',
  },
  {
    path: '/review/reports/help',
    audience: 'reviewer',
    frame: 'reviewer',
    screen: 'reviewer/reports/help-ratings.tsx',
  },
  { path: '/review/account', audience: 'reviewer', frame: 'reviewer', screen: 'reviewer/account/account.tsx' },
  { path: '/review/:reviewId', audience: 'reviewer', frame: 'reviewer', screen: 'reviewer/review/review.tsx' },
  { path: '/about', audience: 'public', frame: 'open', screen: 'visitor/about/about.tsx', same: true },
  { path: '/sitemap', audience: 'public', frame: 'open', screen: 'visitor/about/sitemap.tsx', same: true },
  {
    path: '/recruiter/about',
    audience: 'public',
    frame: 'open',
    screen: 'visitor/about/recruiter-about.tsx',
    same: true,
  },
  {
    path: '/recruiter/solutions',
    audience: 'public',
    frame: 'open',
    screen: 'visitor/about/solutions.tsx',
    same: true,
  },
  {
    path: '/recruiter/sitemap',
    audience: 'public',
    frame: 'open',
    screen: 'visitor/about/recruiter-sitemap.tsx',
    same: true,
  },
  { path: '/help', audience: 'public', frame: 'open', screen: 'visitor/help/help.tsx', same: true },
  { path: '/help/:type', audience: 'public', frame: 'open', screen: 'visitor/help/help-topic.tsx', same: true },
  { path: '/faq', audience: 'public', frame: 'bare', screen: 'visitor/help/faq.ts' },
  { path: '/blog', audience: 'public', frame: 'bare', screen: 'visitor/help/blog.ts' },
  { path: '/recruiter/help', audience: 'public', frame: 'open', screen: 'visitor/help/recruiter-help.tsx', same: true },
  {
    path: '/recruiter/help/:type',
    audience: 'public',
    frame: 'open',
    screen: 'visitor/help/recruiter-help-topic.tsx',
    same: true,
  },
  { path: '/recruiter/faq', audience: 'public', frame: 'bare', screen: 'visitor/help/recruiter-faq.ts' },
  { path: '/recruiter/faq/:type', audience: 'public', frame: 'bare', screen: 'visitor/help/recruiter-faq-topic.ts' },
  { path: '/recruiter/blog', audience: 'public', frame: 'bare', screen: 'visitor/help/recruiter-blog.ts' },
  { path: '/news', audience: 'public', frame: 'open', screen: 'visitor/news/news.tsx', same: true },
  { path: '/news/:slug', audience: 'public', frame: 'open', screen: 'visitor/news/article.tsx', same: true },
  { path: '/courses', audience: 'public', frame: 'open', screen: 'visitor/courses/courses.tsx', same: true },
  { path: '/courses/:slug', audience: 'public', frame: 'open', screen: 'visitor/courses/course.tsx', same: true },
  { path: '/classifieds', audience: 'public', frame: 'open', screen: 'visitor/notices/notices.tsx', same: true },
  {
    path: '/classifieds/:noticeId',
    audience: 'public',
    frame: 'open',
    screen: 'visitor/notices/notice.tsx',
    same: true,
  },
  { path: '/classifieds/:noticeId/calendar', audience: 'public', frame: 'bare', screen: 'visitor/notices/calendar.ts' },
  { path: '/api/docs', audience: 'public', frame: 'open', screen: 'visitor/api-docs/api-docs.tsx', same: true },
  { path: '/api/keys', audience: 'public', frame: 'open', screen: 'visitor/api-keys/api-keys.tsx' },
  { path: '/contact', audience: 'public', frame: 'open', screen: 'visitor/contact/contact.tsx' },
  { path: '/recruiter/contact', audience: 'public', frame: 'open', screen: 'visitor/contact/recruiter-contact.tsx' },
  { path: '/demo/mailbox', audience: 'public', frame: 'open', screen: 'visitor/demo-mailbox/demo-mailbox.tsx' },
  { path: '/demo/mailbox/:id', audience: 'public', frame: 'open', screen: 'visitor/demo-mailbox/letter.tsx' },
  { path: '/demo/mailbox/:id/html', audience: 'public', frame: 'bare', screen: 'visitor/demo-mailbox/letter-html.ts' },
  {
    path: '/demo/mailbox/:id/calendar',
    audience: 'public',
    frame: 'bare',
    screen: 'visitor/demo-mailbox/letter-calendar.ts',
  },
  { path: '/lookups/:kind', audience: 'public', frame: 'bare', screen: 'registration/site/lookups.ts' },
  { path: '/addresses/:zip', audience: 'public', frame: 'bare', screen: 'registration/site/addresses.ts' },
  { path: '/uploads', audience: 'public', frame: 'bare', screen: 'registration/site/uploads.ts' },
  { path: '/link-preview', audience: 'public', frame: 'bare', screen: 'registration/site/link-preview.ts' },
  { path: '/realtime', audience: 'public', frame: 'bare', screen: 'visitor/site/realtime.ts' },
  { path: '/unloaded', audience: 'public', frame: 'bare', screen: 'visitor/site/unloaded.ts' },
  { path: '/search.atom', audience: 'public', frame: 'bare', screen: 'visitor/feeds/search-atom.ts' },
  { path: '/marketplace.atom', audience: 'public', frame: 'bare', screen: 'visitor/feeds/marketplace-atom.ts' },
  { path: '/news.atom', audience: 'public', frame: 'bare', screen: 'visitor/feeds/news-atom.ts' },
  { path: '/courses.atom', audience: 'public', frame: 'bare', screen: 'visitor/feeds/courses-atom.ts' },
  { path: '/classifieds.atom', audience: 'public', frame: 'bare', screen: 'visitor/feeds/classifieds-atom.ts' },
  { path: '/feeds/jobs.xml', audience: 'public', frame: 'bare', screen: 'visitor/feeds/jobs-xml.ts' },
  { path: '/feeds/jobs.json', audience: 'public', frame: 'bare', screen: 'visitor/feeds/jobs-json.ts' },
  { path: '/offline', audience: 'professional', frame: 'bare', screen: 'candidate/offline/offline.ts' },
  { path: '/sw.js', audience: 'public', frame: 'bare', screen: 'visitor/site/service-worker.ts' },
  { path: '/manifest.webmanifest', audience: 'public', frame: 'bare', screen: 'visitor/site/manifest.ts' },
  { path: '/robots.txt', audience: 'public', frame: 'bare', screen: 'visitor/site/robots.ts' },
  { path: '/sitemap.xml', audience: 'public', frame: 'bare', screen: 'visitor/site/sitemap-index.ts' },
  { path: '/sitemap/:part', audience: 'public', frame: 'bare', screen: 'visitor/site/sitemap-part.ts' },
  {
    path: '/design/components-overview',
    audience: 'public',
    frame: 'open',
    screen: 'visitor/components-overview/components-overview.tsx',
  },
  { path: '*', audience: 'public', frame: 'open', screen: 'visitor/not-found.tsx' },
] as const satisfies readonly Page[]

/** The path pattern of a page. */
export type Path = Exclude<(typeof pages)[number]['path'], '*'>

/** The file of each frame. */
export const frameFiles = {
  open: 'parts/frame/open-frame.tsx',
  candidate: 'parts/frame/candidate-frame.tsx',
  recruiter: 'parts/frame/recruiter-frame.tsx',
  reviewer: 'parts/frame/reviewer-frame.tsx',
} as const satisfies Record<Exclude<Frame, 'bare'>, string>

/** The id of the route of a page's `beside`. */
export const besideId = (path: string) => `beside:${path}`

function entry(page: Page): RouteConfigEntry {
  const file = `screens/${page.screen}`
  const id = `page:${page.path}`
  if (page.path === '/') return { id, file, index: true }
  const own = { id, file, path: page.path.replace(/^\//, '') }
  if (!page.beside) return own
  return { ...own, children: [{ id: besideId(page.path), file: `screens/${page.beside}`, index: true }] }
}

function framed(frame: keyof typeof frameFiles): RouteConfigEntry[] {
  const children = pages.filter((page: Page) => page.frame === frame).map(entry)
  return children.length > 0 ? [{ id: `frame:${frame}`, file: frameFiles[frame], children }] : []
}

export default [
  ...framed('open'),
  ...framed('candidate'),
  ...framed('recruiter'),
  ...framed('reviewer'),
  ...pages.filter((page: Page) => page.frame === 'bare').map(entry),
] satisfies RouteConfig
