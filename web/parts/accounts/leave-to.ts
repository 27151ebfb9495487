import { redirect } from 'react-router'
import { clearKept } from '../../platform/browser/kept-draft.ts'
import { endSession } from '../../platform/cookies/session-cookie.ts'

/** Redirects after a change that ended all sessions, including this one, and clears the browser's data. Server only. */
export function leaveTo(to: string, { publicUrl }: { publicUrl: string }): Response {
  return redirect(to, { headers: { 'set-cookie': endSession(publicUrl), ...clearKept } })
}
