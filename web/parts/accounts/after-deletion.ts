import { redirect } from 'react-router'
import { clearKept } from '../../platform/browser/kept-draft.ts'
import { endSession } from '../../platform/cookies/session-cookie.ts'

/** Ends the session of a deleted account, clears the browser's drafts, and redirects. Server only. */
export function afterDeletion(to: string, { publicUrl }: { publicUrl: string }): Response {
  return redirect(to, { headers: { 'set-cookie': endSession(publicUrl), ...clearKept } })
}
