import { redirect } from 'react-router'
import { clearKept } from '../../platform/kept-draft.ts'
import { endSession } from '../../platform/session-cookie.ts'

/** Ends the session of an account that is gone, with all that was being typed, and leads away. Server only. */
export function afterDeletion(to: string, { publicUrl }: { publicUrl: string }): Response {
  return redirect(to, { headers: { 'set-cookie': endSession(publicUrl), ...clearKept } })
}
