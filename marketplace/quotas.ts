/**
 * How often something may be done in a window, in hours: far more than honest people need, far less than a flood. `most`
 * is for a person, or for a network address if nobody is signed in; `beforeApproval` for a recruiter who isn't approved
 * yet; `organization` for all recruiters of one organisation together.
 */
export type Quota = {
  readonly hours: number
  readonly most: number
  readonly beforeApproval?: number
  readonly organization?: number
}

/** Requests of a network in a minute. */
export const requestsAMinute = 1200

/** Requests of public data that a key may make in a minute, counted apart from its address. */
export const requestsAMinuteOfKey = 3000

/** What a key reads: feeds, site maps, and the calls of services; those that need a session refuse it all the same. */
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
  // Previews: a form has one or two links, each typed anew a few times
  // Of letters that come back, and by the links at the ends of letters, also of mail programs that repeat themselves
  'letters-retried': { hours: day, most: 10 },
  'letters-stopped': { hours: day, most: 500 },
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
  // A use moves up to a hundred
  'candidates-moved-together': { hours: day, most: 300, organization: 1000 },
  // A use writes to up to a hundred
  'candidates-written-together': { hours: day, most: 20, organization: 60 },
  'candidates-liked': { hours: day, most: 3000, organization: 10_000 },
  // A use invites up to a hundred; a job has its own limit of invitations a day
  'candidates-invited': { hours: day, most: 300, organization: 1000 },
  'invitations-canceled': { hours: day, most: 1000, organization: 3000 },
  // Hiring messages, sent and canceled
  'hires-offered': { hours: day, most: 200, organization: 500 },
  // Interviews: set, set anew, canceled, and what came of them
  'interviews-set': { hours: day, most: 500, organization: 2000 },
  'calendar-feeds': { hours: day, most: 50 },
  'automatic-responses': { hours: day, most: 200, organization: 500 },
  // Asking and taking back; a company asks at most fifty people a day
  'consents-asked': { hours: day, most: 200, organization: 400 },
  // Opened curriculums, each time: pages that a person turns in a day are some hundred
  'curriculums-read': { hours: day, most: 2000, organization: 10_000 },
  'candidates-tagged': { hours: day, most: 3000, organization: 10_000 },
  'notices-edited': { hours: day, most: 60, organization: 200 },
  'notices-written': { hours: day, most: 20, organization: 60 },
  scorecards: { hours: day, most: 500, organization: 3000 },
  notes: { hours: day, most: 500, organization: 3000 },
  // Keeping, opening and removing searches
  'searches-watched': { hours: day, most: 300, organization: 1000 },
  'reports-opened': { hours: day, most: 200, organization: 1000 },
} as const satisfies Record<string, Quota>

export type QuotaName = keyof typeof quotas

/** One of the counts to which a use of a quota adds, and its limit. */
export type Allowance = { readonly of: 'asker' | 'organization'; readonly most: number }

/** The counts of one use: the caller's, and that of their organisation, if any. */
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
