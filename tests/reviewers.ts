import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import type { House } from '@trampolim/server/platform/house.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { askForReview } from '@trampolim/server/reviews/queue/enter-queue.ts'
import { raiseEdition, resolveTasks } from '@trampolim/server/rounds/queries.ts'
import { TOTP } from 'otpauth'
import { insertAccount } from './people.ts'
import type { StartedHouse } from './started-house.ts'

type Ground = Pick<House, 'database' | 'now'>

/** Adds a reviewer and returns them as a caller. */
export async function insertReviewer(
  ground: Ground,
  { email, name, password }: { email: string; name: string; password?: string },
): Promise<Person> {
  const person = await insertAccount(ground, { email, role: 'user:reviewer', password })
  await ground.database
    .insertInto('reviewer')
    .values({ account_id: person.accountId, name, created_at: ground.now() })
    .execute()
  return person
}

/**
 * Signs in a reviewer over HTTP in a product outside the demo, where they must have a second step first: switches on
 * one-time codes. Returns the session's token.
 */
export async function signInProtected(
  { calls }: Pick<StartedHouse, 'calls'>,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const { token } = await calls().gateway.accounts.login({ type: 3, email, password })
  const { secondStep } = calls(token).gateway
  const { key, kept } = await secondStep.startOneTimeCodes({ password })
  await secondStep.switchOn({ kept, code: new TOTP({ secret: key }).generate() })
  return token
}

/** Hands a subject in for review, as its owner does; returns the id of its round. */
export async function handIn(
  { database, now }: Ground,
  { subject, subjectId }: { subject: ReviewSubject; subjectId: string },
): Promise<string> {
  await database.transaction().execute(async (tx) => {
    await resolveTasks(tx, { subject, subjectIds: [subjectId], now: now() })
    await raiseEdition(tx, { subject, subjectId })
    await askForReview(tx, { subject, subjectId, asked: now() })
  })
  const { id } = await database
    .selectFrom('review')
    .select('id')
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return id
}
