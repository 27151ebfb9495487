import { type CodeOf, wordTable } from '../reference/code-table.ts'
import { type Role, roles, sectionOf } from './roles.ts'

/** The audiences of pages (specification, platform §2). */
export const audiences = wordTable(
  'visitor',
  'public',
  'professional',
  'recruiter',
  'not-recruiter',
  'inactive',
  'registering',
  'reviewer',
  'external',
  'redirect',
)
export type PageAudience = CodeOf<typeof audiences>

const openTo: Readonly<Record<PageAudience, readonly Role[]>> = {
  visitor: ['user:visitor'],
  public: roles.codes,
  professional: ['user:professional'],
  recruiter: ['user:recruiter'],
  'not-recruiter': roles.codes.filter((role) => role !== 'user:recruiter'),
  inactive: ['user:professional', 'user:inactive'],
  registering: roles.codes.filter((role) => role !== 'user:professional' && role !== 'user:recruiter'),
  reviewer: ['user:reviewer'],
  // The roles that may open these pages. The pages only redirect, and their destinations have guards of their own.
  external: roles.codes,
  redirect: roles.codes,
}

/** Whether a role may open a page for this audience (specification, platform §§2 and 6). */
export function mayOpen(role: Role, audience: PageAudience): boolean {
  return openTo[audience].includes(role)
}

/** The sign-in page of each area, all for visitors only. */
export const signInPaths = {
  professional: '/signin',
  recruiter: '/recruiter/signin',
  reviewer: '/review/signin',
} as const

/** The sign-in page that gives access to pages for an audience. */
export function signInPathFor(audience: PageAudience): string {
  if (audience === 'recruiter' || audience === 'reviewer') return signInPaths[audience]
  return signInPaths.professional
}

/** An area that has a sign-in page of its own. */
export type SignInArea = keyof typeof signInPaths

/** The sign-in area of a role. */
export function signInAreaOf(role: Role): SignInArea {
  const section = sectionOf(role)
  return section === 'recruiter' || section === 'reviewer' ? section : 'professional'
}

/** The sign-in page of a role's area. */
export function signInPathOf(role: Role): string {
  return signInPaths[signInAreaOf(role)]
}

/** Whether a pathname is one of the sign-in pages. */
export function isSignInPath(pathname: string): boolean {
  return Object.values<string>(signInPaths).includes(pathname)
}

/** The page on which a role sees and changes how it gets into its account. */
export function accessPathOf(role: Role): string {
  const section = sectionOf(role)
  if (section === 'reviewer') return '/review/account'
  return section === 'recruiter' ? '/recruiter/profile/access' : '/profile/access'
}

/** The page on which a signed-in role changes its password, or has a link sent to create one. */
export function passwordPathOf(role: Role): string {
  const section = sectionOf(role)
  if (section === 'reviewer' || role === 'user:inactive') return accessPathOf(role)
  return section === 'recruiter' ? '/recruiter/profile?tab=changePassword' : '/profile?tab=changePassword'
}

/**
 * Where somebody of a role creates a new password: `/forgot-password`, which leads those who are signed in to the page of
 * their account.
 */
export function newPasswordPathOf(role: Role): string {
  const page = '/forgot-password'
  if (sectionOf(role) === 'unlogged') return page
  return `${page}?${new URLSearchParams({ redirect: passwordPathOf(role) })}`
}
