import { type CodeOf, wordTable } from '../reference/code-table.ts'

/** Every role; a person has exactly one at a time (specification, platform §4; product, readings: reviewer). */
export const roles = wordTable(
  'user:visitor',
  'user:professional',
  'user:recruiter',
  'user:inactive',
  'user:reviewer',
  'professional:registration:incomplete',
)
export type Role = CodeOf<typeof roles>

const homes: Readonly<Record<Role, string>> = {
  'user:visitor': '/',
  'user:professional': '/dashboard',
  'user:recruiter': '/recruiter/dashboard',
  'user:inactive': '/inactive-profile',
  'user:reviewer': '/review',
  'professional:registration:incomplete': '/register',
}

/** The home page of a role (product, readings: guard loops). */
export function homeOf(role: Role): string {
  return homes[role]
}

/** The area of the product in which a person works (specification, platform §4: section). */
export type Section = 'unlogged' | 'recruiter' | 'candidate' | 'reviewer'

const sections: Readonly<Record<Role, Section>> = {
  'user:visitor': 'unlogged',
  'user:professional': 'candidate',
  'user:recruiter': 'recruiter',
  'user:inactive': 'candidate',
  'user:reviewer': 'reviewer',
  'professional:registration:incomplete': 'candidate',
}

/** The area of a role. */
export function sectionOf(role: Role): Section {
  return sections[role]
}

/**
 * The area in which a person signs in, as the sign-in call encodes it (specification, platform §9; 3 is the reviewer's
 * own).
 */
export const loginTypes = { recruiter: 1, professional: 2, reviewer: 3 } as const
export type LoginType = (typeof loginTypes)[keyof typeof loginTypes]

const loginTypeBySection: Readonly<Record<Section, LoginType>> = {
  unlogged: 2,
  candidate: 2,
  recruiter: 1,
  reviewer: 3,
}

/** The login type under which a role signs in. */
export function loginTypeOf(role: Role): LoginType {
  return loginTypeBySection[sections[role]]
}
