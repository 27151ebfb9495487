import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import { loginTypeOf } from '@trampolim/marketplace/accounts/roles.ts'
import { areTermsDue } from '@trampolim/marketplace/accounts/terms.ts'
import { pictureUrl } from '../../files/picture-link.ts'
import { socketOptionsOf } from '../../platform/broker/address.ts'
import type { Database, House, Tx } from '../../platform/house.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { refuse } from '../../platform/refusal.ts'
import { hashToken } from '../../platform/tokens.ts'
import { findSessionFacts, readSessionFacts, type SessionFacts } from '../queries.ts'

/**
 * Reads the signed-in person's data for pages and clients.
 * @throws sign_in_required if the account was deleted meanwhile
 */
export async function readSessionUser(
  house: House,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  database: Database | Tx = house.database,
): Promise<SessionUser> {
  const facts = (await readSessionFacts(database, accountId)) ?? refuse('sign_in_required')
  return presentSession(house, { ...facts, accountId, sessionId })
}

/** A session for calls, and its person's data for pages. */
export type PageSession = { person: Person; user: SessionUser }

/** Finds the session of a token, for a page; null if the token is unknown or its session has ended. */
export async function sessionOfToken(house: House, token: string): Promise<PageSession | null> {
  const facts = await findSessionFacts(house.database, hashToken(token), house.now())
  if (!facts) return null
  const { accountId, sessionId, role, email, changedAgo } = facts
  return { person: { accountId, sessionId, role, email, changedAgo }, user: presentSession(house, facts) }
}

function presentSession(house: House, facts: SessionFacts & { accountId: string; sessionId: string }): SessionUser {
  const { accountId, sessionId, email, role, name, avatarFileId, curriculums, acceptedTerms } = facts
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
    avatar: avatarFileId ? pictureUrl(house, avatarFileId) : null,
    socketOptions: socketOptionsOf(house.configuration),
    termsDue: areTermsDue(acceptedTerms),
    curriculums: {
      professional: switchOf('professional'),
      internship: switchOf('internship'),
      apprentice: switchOf('apprentice'),
    },
  }
}
