import type { Transitions } from '../transitions.ts'

/** The statuses of an invitation (specification, data §4.2). */
export const invitationStatuses = [
  'invite:pending',
  'invite:pending:viewed',
  'invite:confirmed',
  'invite:refused',
  'invite:canceled',
] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

/** A new invitation waits. */
export const firstInvitationStatus = 'invite:pending' satisfies InvitationStatus

/** Days after which an unanswered invitation is cancelled automatically. */
export const invitationDays = 7

const cancel = ['recruiter', { by: 'automation', unless: ['invitation_not_lapsed'] }] as const

/** Who moves an invitation. Whether the job is still open is looked at where a candidate confirms. */
export const invitationTransitions = {
  'invite:pending': {
    'invite:pending:viewed': 'candidate',
    'invite:confirmed': { by: 'candidate', unless: ['job_not_open'] },
    'invite:refused': 'candidate',
    'invite:canceled': cancel,
  },
  'invite:pending:viewed': {
    'invite:confirmed': { by: 'candidate', unless: ['job_not_open'] },
    'invite:refused': 'candidate',
    'invite:canceled': cancel,
  },
  'invite:confirmed': {},
  'invite:refused': {},
  'invite:canceled': {},
} as const satisfies Transitions<InvitationStatus>

/** What is written into the history; they give the status its label (specification, data §4.2). */
export const invitationEntries = [
  'candidate:invite:new',
  'candidate:invite:pending:viewed',
  'candidate:invite:accept',
  'candidate:invite:reject',
  'recruiter:invite:cancel',
  'automation:invite:timeout',
] as const
export type InvitationEntry = (typeof invitationEntries)[number]

/** The status to which each history entry leads. */
export const statusOfInvitationEntry = {
  'candidate:invite:new': 'invite:pending',
  'candidate:invite:pending:viewed': 'invite:pending:viewed',
  'candidate:invite:accept': 'invite:confirmed',
  'candidate:invite:reject': 'invite:refused',
  'recruiter:invite:cancel': 'invite:canceled',
  'automation:invite:timeout': 'invite:canceled',
} as const satisfies Record<InvitationEntry, InvitationStatus>

/** The entry that records how an invitation came to a status. */
export function invitationEntryFor(
  status: InvitationStatus,
  by: 'recruiter' | 'candidate' | 'automation',
): InvitationEntry {
  if (status === 'invite:canceled') return by === 'automation' ? 'automation:invite:timeout' : 'recruiter:invite:cancel'
  const entries = {
    'invite:pending': 'candidate:invite:new',
    'invite:pending:viewed': 'candidate:invite:pending:viewed',
    'invite:confirmed': 'candidate:invite:accept',
    'invite:refused': 'candidate:invite:reject',
  } as const
  return entries[status]
}

/** Whether an unanswered invitation's 7 days are over. */
export function hasInvitationLapsed(sent: Date, now: Date): boolean {
  return now.getTime() - sent.getTime() >= invitationDays * 24 * 60 * 60 * 1000
}
