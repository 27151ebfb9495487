/** The statuses of an invitation (specification, data §4.2). */
export const invitationStatuses = [
  'invite:pending',
  'invite:pending:viewed',
  'invite:confirmed',
  'invite:refused',
  'invite:canceled',
] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

/** The history entries of invitations, which give the status its label (specification, data §4.2). */
export const invitationEntries = [
  'candidate:invite:new',
  'candidate:invite:pending:viewed',
  'candidate:invite:accept',
  'candidate:invite:reject',
  'recruiter:invite:cancel',
  'automation:invite:timeout',
] as const
export type InvitationEntry = (typeof invitationEntries)[number]
