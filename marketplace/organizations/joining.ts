/** The ways in which a recruiter joined an organisation that others registered (product, readings). */
export const waysToJoin = ['link', 'colleague', 'reviewer', 'invitation'] as const
export type WayToJoin = (typeof waysToJoin)[number]

/** How long the link in the letter is valid, in hours. */
export const joinLinkHours = 48

/** How many days a declined recruiter waits before asking the same organisation again. */
export const daysAfterDecline = 30

/** How many days an invitation can be accepted. */
export const invitationDays = 7

/** For how many days an ended invitation stays in the list, so that it can be sent again. */
export const endedInvitationDays = 30

/** How many invitations of one organisation can be open at once. */
export const mostOpenInvitations = 40

/** How many invitations one address receives in a day, whoever sends them. */
export const mostInvitationsOfAddress = 5

/** When an invitation that is sent now ends. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + invitationDays * 86_400_000)
}

/** What the holder of an invitation's link can do with it. */
export const invitationSteps = [
  'register',
  'sign-in',
  'sign-out',
  'accept',
  'has-organization',
  'blocked',
  'other-account',
] as const
export type InvitationStep = (typeof invitationSteps)[number]

/** The account with the invited address, if there is one; `organization` is set once it belongs to one. */
export type InvitedAccount = { isRecruiter: boolean; isBlocked: boolean; hasOrganization: boolean } | null

/**
 * What the holder of an invitation's link has to do next. `signedInAs`: nobody, the account with the invited address,
 * or another account.
 */
export function stepOfInvitation(
  account: InvitedAccount,
  signedInAs: 'nobody' | 'invited' | 'another',
): InvitationStep {
  if (account && !account.isRecruiter) return 'other-account'
  if (signedInAs === 'another') return 'sign-out'
  if (!account) return 'register'
  if (signedInAs === 'nobody') return 'sign-in'
  if (account.isBlocked) return 'blocked'
  return account.hasOrganization ? 'has-organization' : 'accept'
}
