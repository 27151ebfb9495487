import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import { safeRedirect } from '@trampolim/marketplace/accounts/safe-redirect.ts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { clearKept } from '../../platform/browser/kept-draft.ts'
import { callsContext, personContext, siteContext } from '../../platform/context.ts'
import { endSession } from '../../platform/cookies/session-cookie.ts'
import { roleOf } from '../../platform/guard.ts'
import { asSearch, href } from '../../platform/href.ts'
import { type SignInArea, signInAreas } from '../sign-in/areas.ts'

const areaOfRole: Partial<Record<Role, SignInArea>> = { 'user:recruiter': 'recruiter', 'user:reviewer': 'reviewer' }

/**
 * Ends this session, in the browser and on the server, and redirects to the form's `next`, otherwise to the landing
 * page of the account's area. With `everywhere` it ends all sessions of the person and redirects to the sign-in page,
 * which confirms it. Drafts are deleted, since the machine may be shared.
 */
export async function signOut({ request, context }: ActionFunctionArgs): Promise<Response> {
  const person = context.get(personContext)
  const form = await request.formData()
  const role = roleOf(person)
  const calls = context.get(callsContext)
  const endsAll = person !== null && form.has('everywhere') && (await isEnded(calls, 'others'))
  if (person) await isEnded(calls, 'this')
  const usual = role === 'user:recruiter' ? href('/recruiter') : href('/')
  const next = endsAll
    ? signInAreas[areaOfRole[role] ?? 'professional'].path + asSearch({ ended: 'everywhere' })
    : (safeRedirect(form.get('next')) ?? usual)
  return redirect(next, {
    headers: { 'set-cookie': endSession(context.get(siteContext).publicUrl), ...clearKept },
  })
}

/** Ends this session or all others; false if this session had already ended, which is no problem. */
async function isEnded({ gateway }: Calls, which: 'this' | 'others'): Promise<boolean> {
  try {
    await (which === 'this' ? gateway.accounts.logout({}) : gateway.sessions.endOtherSessions({}))
    return true
  } catch (problem) {
    if (!refusalOf(problem)) throw problem
    return false
  }
}
