/**
 * How often something may be done within a window (in hours): far more often than honest use needs, far less often than
 * a flood. `most` is the limit per person, or per network address if nobody is signed in; `beforeApproval` for a
 * recruiter who isn't approved yet; `organization` for all recruiters of one organisation together.
 */
export type Quota = {
  readonly hours: number
  readonly most: number
  readonly beforeApproval?: number
  readonly organization?: number
}

/** The maximum number of requests from one network in a minute. */
export const requestsAMinute = 1200

/** Requests of public data that a key may make in a minute. They don't count against the limit of the network. */
export const requestsAMinuteOfKey = 3000

/**
 * Whether a key for public reading applies to a request: feeds, site maps and the calls of services. Calls that need a
 * session refuse it nevertheless.
 */
export function isReadByKey({ method, path }: { method: string; path: string }): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return /^\/(?:api\/(?:gateway|search-jobs|social-media)\/|feeds\/|sitemap\/|sitemap\.xml$|search\.atom$)/.test(path)
}

const day = 24

/**
 * Every quota; each call of the contract names its own (product, limits and abuse). Names are stable: counts are stored
 * under them.
 */
export const quotas = {
  // Anyone, by network address: a whole town may share one address of a mobile network
  registrations: { hours: day, most: 200 },

  // A question or a report; a whole town may share one address
  'answers-rated': { hours: day, most: 200 },
  'contact-messages': { hours: day, most: 60 },

  // What browsers report of pages, a town at a time
  'unloaded-parts': { hours: 1, most: 300 },

  // Keys for public reading, by network: asking for letters, and making, replacing and ending
  'api-keys-asked': { hours: day, most: 20 },
  'api-keys-made': { hours: day, most: 30 },

  // Signing in by a network, at its start, its end and its proof
  'network-sign-ins': { hours: 1, most: 600 },

  // Signing in by a passkey, at its start and its end
  'passkey-sign-ins': { hours: 1, most: 1200 },

  // Candidates: a person who looks for work all day applies some hundred times
  applications: { hours: day, most: 300 },
  withdrawals: { hours: day, most: 300 },
  'invitations-refused': { hours: day, most: 300 },
  'hires-answered': { hours: day, most: 100 },
  'interviews-answered': { hours: day, most: 200 },
  'consents-answered': { hours: day, most: 300 },
  favourites: { hours: day, most: 500 },
  'jobs-discarded': { hours: day, most: 500 },
  alerts: { hours: day, most: 200 },
  // A section of a curriculum saves itself whenever a person pauses
  'curriculum-edits': { hours: day, most: 1000 },
  'looks-reported': { hours: day, most: 20 },
  'data-exports': { hours: day, most: 3 },

  // Everybody with a profile
  // A conversation has some ten messages a day; a recruiter writes to some hundred people
  messages: { hours: day, most: 400, organization: 3000 },
  'threads-reported': { hours: day, most: 20 },
  'messages-read': { hours: day, most: 5000 },
  'notifications-read': { hours: day, most: 3000 },
  // A ticket for each connection: a phone on the road reconnects every few minutes, in each of its tabs
  'realtime-tickets': { hours: 1, most: 600 },
  'profile-edits': { hours: day, most: 30 },
  'credential-changes': { hours: day, most: 30 },
  'ways-in-changed': { hours: day, most: 30 },
  'letters-retried': { hours: day, most: 10 },
  // Letters turned off by the links at their ends: some mail programs repeat such a request many times
  'letters-stopped': { hours: day, most: 500 },
  // Previews of links: a form has one or two links, each of which is retyped a few times
  'links-read': { hours: 1, most: 60 },
  'passkeys-started': { hours: day, most: 60 },
  'second-step-changes': { hours: day, most: 60 },

  // Recruiters
  'jobs-published': { hours: day, most: 100, beforeApproval: 5, organization: 300 },
  'jobs-edited': { hours: day, most: 100, beforeApproval: 20, organization: 300 },
  'jobs-managed': { hours: day, most: 300, beforeApproval: 30, organization: 1000 },
  'organization-edits': { hours: day, most: 20, beforeApproval: 10, organization: 40 },
  'organizations-chosen': { hours: day, most: 5 },
  'joining-letters': { hours: day, most: 5 },
  'joining-answers': { hours: day, most: 100, organization: 300 },
  'colleagues-invited': { hours: day, most: 20, organization: 20 },
  'members-removed': { hours: day, most: 5, organization: 10 },
  'candidates-moved': { hours: day, most: 3000, organization: 10_000 },
  // Each use can move up to a hundred candidates
  'candidates-moved-together': { hours: day, most: 300, organization: 1000 },
  // Each use can write to up to a hundred candidates
  'candidates-written-together': { hours: day, most: 20, organization: 60 },
  'candidates-liked': { hours: day, most: 3000, organization: 10_000 },
  // Each use can invite up to a hundred people; a job has its own daily limit of invitations
  'candidates-invited': { hours: day, most: 300, organization: 1000 },
  'invitations-canceled': { hours: day, most: 1000, organization: 3000 },
  // Sending and canceling hiring messages
  'hires-offered': { hours: day, most: 200, organization: 500 },
  // Setting, rescheduling and canceling interviews, and recording their results
  'interviews-set': { hours: day, most: 500, organization: 2000 },
  'calendar-feeds': { hours: day, most: 50 },
  'automatic-responses': { hours: day, most: 200, organization: 500 },
  // Making and withdrawing requests; a company can ask at most fifty people a day
  'consents-asked': { hours: day, most: 200, organization: 400 },
  // Every opened curriculum: a busy person opens some hundred in a day
  'curriculums-read': { hours: day, most: 2000, organization: 10_000 },
  'candidates-tagged': { hours: day, most: 3000, organization: 10_000 },
  'notices-edited': { hours: day, most: 60, organization: 200 },
  'notices-written': { hours: day, most: 20, organization: 60 },
  scorecards: { hours: day, most: 500, organization: 3000 },
  notes: { hours: day, most: 500, organization: 3000 },
  // Saving, opening and removing watched searches
  'searches-watched': { hours: day, most: 300, organization: 1000 },
  'reports-opened': { hours: day, most: 200, organization: 1000 },
} as const satisfies Record<string, Quota>

export type QuotaName = keyof typeof quotas

/** One of the counters that a use of a quota increases, with its limit. */
export type Allowance = { readonly of: 'asker' | 'organization'; readonly most: number }

/** The counters that one use increases: the caller's, and their organisation's if they have one. */
export function allowancesOf(
  quota: Quota,
  asker: { readonly isUnapprovedRecruiter: boolean; readonly hasOrganization: boolean },
): Allowance[] {
  const own = asker.isUnapprovedRecruiter ? (quota.beforeApproval ?? quota.most) : quota.most
  const { organization } = quota
  return [
    { of: 'asker', most: own },
    ...(organization !== undefined && asker.hasOrganization
      ? [{ of: 'organization', most: organization } as const]
      : []),
  ]
}
