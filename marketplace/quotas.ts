/**
 * How much of something one may do in a window of so many hours: far more than honest people do, far less than a flood.
 * `most` is a person's, or that of a network address where nobody is signed in; `beforeApproval` that of a recruiter whom
 * no reviewer has approved yet; `organization` what all recruiters of one organisation may do together.
 */
export type Quota = {
  readonly hours: number
  readonly most: number
  readonly beforeApproval?: number
  readonly organization?: number
}

const day = 24

/** Every quota; a call of the contract names its own (product, limits and abuse). Names are stable: counts are kept under them. */
export const quotas = {
  // Anyone, by network address: a whole town may stand behind one of a mobile network
  registrations: { hours: day, most: 200 },

  // Candidates: somebody who looks for work all day applies some hundred times
  applications: { hours: day, most: 300 },
  withdrawals: { hours: day, most: 300 },
  favourites: { hours: day, most: 500 },
  'jobs-discarded': { hours: day, most: 500 },
  alerts: { hours: day, most: 200 },
  'curriculum-edits': { hours: day, most: 200 },

  // Everybody with a profile
  'profile-edits': { hours: day, most: 30 },

  // Recruiters
  'jobs-published': { hours: day, most: 100, beforeApproval: 5, organization: 300 },
  'jobs-edited': { hours: day, most: 100, beforeApproval: 20, organization: 300 },
  'jobs-managed': { hours: day, most: 300, beforeApproval: 30, organization: 1000 },
  'organization-edits': { hours: day, most: 20, beforeApproval: 10, organization: 40 },
  'organizations-chosen': { hours: day, most: 5 },
  'joining-letters': { hours: day, most: 5 },
  'joining-answers': { hours: day, most: 100, organization: 300 },
  'candidates-moved': { hours: day, most: 3000, organization: 10_000 },
  'candidates-liked': { hours: day, most: 3000, organization: 10_000 },
  notes: { hours: day, most: 500, organization: 3000 },
  'reports-opened': { hours: day, most: 200, organization: 1000 },
} as const satisfies Record<string, Quota>

export type QuotaName = keyof typeof quotas

/** One of the counts that a use of a quota adds to, and how far it may go. */
export type Allowance = { readonly of: 'asker' | 'organization'; readonly most: number }

/** What a use counts against: the asker's own count, and that of their organisation where they belong to one. */
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
