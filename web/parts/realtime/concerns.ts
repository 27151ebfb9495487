import type { Hint } from '@trampolim/contract/realtime/hints.ts'

type About = Hint['event'] | `updateuser ${'notifications' | 'board' | 'selection'}`

const notified = 'updateuser notifications'
const ofInvitations = ['accept', 'reject', 'timeout', 'invite:recruiter:cancel'] as const
const moved = ['updateuser board', 'updateuser selection'] as const

/**
 * The pages that show what hints are about, and are therefore reloaded. On all other pages a hint only updates the
 * bell, since reloading costs time and could disturb a form. `ofJob`: only if the hint is about the job in the path.
 */
const pages: readonly { path: RegExp; shows: readonly About[]; ofJob?: true }[] = [
  { path: /^\/dashboard$/, shows: [notified, 'updateuser selection', 'invite:user:new', ...ofInvitations] },
  { path: /^\/selective-process$/, shows: [notified, 'updateuser selection', 'invite:user:new', ...ofInvitations] },
  { path: /^\/interviews$/, shows: [notified, 'updateuser selection'] },
  { path: /^\/messages$/, shows: ['chat', 'updateuser selection'] },
  { path: /^\/messages\/[^/]+$/, shows: ['chat', 'updateuser selection'] },
  { path: /^\/notifications$/, shows: [notified] },
  { path: /^\/recruiter\/dashboard$/, shows: [notified, ...moved, ...ofInvitations] },
  { path: /^\/recruiter\/interviews$/, shows: [notified, ...moved] },
  { path: /^\/recruiter\/messages$/, shows: ['chat', 'updateuser board'] },
  { path: /^\/recruiter\/notifications$/, shows: [notified] },
  {
    path: /^\/recruiter\/job\/([^/]+)\/selective-process$/,
    shows: ['updateuser board', ...ofInvitations],
    ofJob: true,
  },
]

/** Whether the page at a path shows what a hint is about. */
export function concerns(hint: Hint, pathname: string): boolean {
  const page = pages.find(({ path }) => path.test(pathname))
  if (!page) return false
  if (hint.event === 'updateuser' && hint.about === 'everything') return true
  const about = hint.event === 'updateuser' ? (`updateuser ${hint.about}` as About) : hint.event
  if (!page.shows.includes(about)) return false
  const [, jobId] = (page.ofJob && page.path.exec(pathname)) ?? []
  return jobId === undefined || hint.jobId === null || hint.jobId === jobId
}
