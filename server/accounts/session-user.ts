import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import { loginTypeOf } from '@trampolim/marketplace/accounts/roles.ts'
import { signedFileUrl } from '../files/signed-link.ts'
import type { Database, House, Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { readSessionFacts } from './queries.ts'

/** The server's options for the real-time connection; the keep-alive is in seconds (product, readings: broker keep-alive). */
const socketOptions = { timeout: 5000, retryInterval: 5000, keepAlive: 30, path: '/ws' } as const

/** The signed-in person as pages and clients know them. @throws sign_in_required where the account was deleted meanwhile */
export async function readSessionUser(
  house: House,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  database: Database | Tx = house.database,
): Promise<SessionUser> {
  const facts = (await readSessionFacts(database, accountId)) ?? refuse('sign_in_required')
  const { email, role, name, avatarFileId, curriculums } = facts
  const switchOf = (cvType: string) => {
    const kept = curriculums.find((each) => each.cvType === cvType)
    return kept ? { searchingJob: kept.searchingJob } : null
  }
  return {
    userId: accountId,
    sessionId,
    externalRoles: [role],
    type: loginTypeOf(role),
    email,
    name: name ?? email,
    avatar: avatarFileId ? signedFileUrl(house, { method: 'get', fileId: avatarFileId }).url : null,
    socketOptions,
    curriculums: {
      professional: switchOf('professional'),
      internship: switchOf('internship'),
      apprentice: switchOf('apprentice'),
    },
  }
}
