import { type CodeOf, wordTable } from '../reference/code-table.ts'
import { type Role, roles } from './roles.ts'

/** What people do here, each named as a person would say it. */
export const actions = wordTable(
  'search-jobs',
  'filter-jobs',
  'read-job',
  'apply',
  'favourite',
  'discard-job',
  'create-alert',
  'keep-curriculum',
  'answer-invitation',
  'answer-interview',
  'withdraw',
  'publish-job',
  'search-curriculums',
  'select-candidates',
  'schedule-interview',
  'write-note',
  'edit-organization',
  'keep-automatic-responses',
  'exchange-messages',
  'read-notifications',
  'change-preferences',
  'edit-profile',
  'correct-profile',
  'change-password',
  'change-email',
  'delete-account',
  'review',
)
export type Action = CodeOf<typeof actions>

const signedIn = roles.codes.filter((role) => role !== 'user:visitor')
const candidate: readonly Role[] = ['user:professional']
const recruiter: readonly Role[] = ['user:recruiter']
const members: readonly Role[] = ['user:professional', 'user:recruiter']

const allowed: Readonly<Record<Action, readonly Role[]>> = {
  'search-jobs': roles.codes,
  'filter-jobs': signedIn,
  'read-job': roles.codes.filter((role) => role !== 'user:recruiter'),
  apply: candidate,
  favourite: candidate,
  'discard-job': candidate,
  'create-alert': candidate,
  'keep-curriculum': candidate,
  'answer-invitation': candidate,
  'answer-interview': candidate,
  withdraw: candidate,
  'publish-job': recruiter,
  'search-curriculums': recruiter,
  'select-candidates': recruiter,
  'schedule-interview': recruiter,
  'write-note': recruiter,
  'edit-organization': recruiter,
  'keep-automatic-responses': recruiter,
  'exchange-messages': members,
  'read-notifications': members,
  'change-preferences': members,
  'edit-profile': members,
  'correct-profile': [...members, 'user:inactive'],
  'change-password': signedIn,
  'change-email': [...members, 'user:inactive'],
  'delete-account': [...members, 'user:inactive', 'professional:registration:incomplete'],
  review: ['user:reviewer'],
}

/** Whether a role may do this at all; states and ownership are asked elsewhere (specification, platform §6 and data §6). */
export function mayDo(role: Role, action: Action): boolean {
  return allowed[action].includes(role)
}

/** Whether a visitor could do this after signing in or registering, so that sign-in is worth offering. */
export function signingInHelps(role: Role, action: Action): boolean {
  return role === 'user:visitor' && !mayDo(role, action)
}
