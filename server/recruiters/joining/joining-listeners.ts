import { firstName, queueLetter } from '../../letters/send-letter.ts'
import { listen } from '../../platform/events/listener.ts'
import type { Tx } from '../../platform/house.ts'
import { countWithin, type Limit } from '../../platform/limits.ts'
import { unseal } from '../../platform/tokens.ts'
import { countAheadSetBy } from '../../selection/interviews/queries.ts'
import { writeToColleagues } from '../write-to-colleagues.ts'
import { findJoining, findRecruiterOfLetter, listColleagues } from './join-queries.ts'
import { handInLeftJob } from './left-job.ts'

/** Requests beyond this limit are still listed in the organisation, but no more letters are sent about them. */
const lettersOfAskers: Limit = { name: 'joining-told', most: 10, seconds: 24 * 60 * 60 }

/**
 * Sends the letters about joining an organisation: the asker's link, the notice to its members, the answer. Hands in the
 * job that waited for its author to accept the present terms.
 */
export const joiningListeners = [
  listen('account.terms-accepted', 'left-job', (tx, { payload: { accountId } }, { now }) =>
    handInLeftJob(tx, { accountId, now: now() }),
  ),

  listen('recruiter.asked-to-join', 'join-link', async (tx, { id, payload }, { configuration: { secret } }) => {
    const joining = await findJoining(tx, payload.accountId)
    const token = payload.sealedToken && unseal(secret, payload.sealedToken)
    if (!token || joining?.organizationId !== payload.organizationId) return
    const { email, name, company } = joining
    const values = { name: firstName(name), company, token }
    await queueLetter(tx, { secret, id, to: email, template: 'join-link', values })
  }),

  listen('recruiter.asked-to-join', 'join-asked', async (tx, { payload }, { configuration: { secret }, now }) => {
    const { accountId, organizationId, notifyColleagues } = payload
    const joining = notifyColleagues ? await findJoining(tx, accountId) : undefined
    if (joining?.organizationId !== organizationId) return
    if (!(await countWithin(tx, lettersOfAskers, { subject: organizationId, now: now() }))) return
    const colleagues = await listColleagues(tx, { organizationId, without: accountId, approvedOnly: true })
    const { name: newcomer, email } = joining
    await writeToColleagues(tx, colleagues, {
      secret,
      template: 'join-asked',
      now: now(),
      valuesFor: ({ name, company }) => ({ name: firstName(name), company, newcomer, email }),
    })
  }),

  listen('recruiter.joined', 'colleague-joined', async (tx, { payload }, { configuration: { secret }, now }) => {
    const { accountId, organizationId, how } = payload
    const joined = await findRecruiterOfLetter(tx, accountId)
    if (!joined) return
    const { name: newcomer, email } = joined
    const colleagues = await listColleagues(tx, { organizationId, without: accountId, approvedOnly: false })
    await writeToColleagues(tx, colleagues, {
      secret,
      template: 'colleague-joined',
      now: now(),
      valuesFor: ({ name, company }) => ({ name: firstName(name), company, newcomer, email, how }),
    })
  }),

  listen('recruiter.joined', 'join-accepted', async (tx, { id, payload }, { configuration: { secret } }) => {
    if (payload.how !== 'colleague') return
    const joined = await findRecruiterOfLetter(tx, payload.accountId)
    if (!joined) return
    const values = { name: firstName(joined.name), company: joined.company, jobWaits: joined.jobWaits }
    await queueLetter(tx, { secret, id, to: joined.email, template: 'join-accepted', values })
  }),

  listen('recruiter.put-out', 'put-out', async (tx, { id, payload }, { configuration: { secret }, now }) => {
    const out = await findRecruiterOfLetter(tx, payload.accountId)
    if (!out) return
    const interviews = await interviewsOf(tx, payload, now())
    const values = { name: firstName(out.name), company: payload.company, interviews }
    await queueLetter(tx, { secret, id, to: out.email, template: 'put-out', values })
  }),

  listen('recruiter.put-out', 'colleague-put-out', async (tx, { payload }, { configuration, now }) => {
    const { accountId, organizationId, company } = payload
    const out = await findRecruiterOfLetter(tx, accountId)
    const by = await findRecruiterOfLetter(tx, payload.by)
    if (!out || !by) return
    const colleagues = await listColleagues(tx, { organizationId, without: accountId, approvedOnly: false })
    const interviews = await interviewsOf(tx, payload, now())
    await writeToColleagues(tx, colleagues, {
      secret: configuration.secret,
      template: 'colleague-put-out',
      now: now(),
      valuesFor: ({ name, email }) => ({
        ...{ name: firstName(name), company, gone: out.name, by: by.name, interviews },
        own: email === by.email,
      }),
    })
  }),

  listen('recruiter.join-declined', 'join-declined', async (tx, { id, payload }, { configuration: { secret } }) => {
    const declined = await findRecruiterOfLetter(tx, payload.accountId)
    if (!declined) return
    const values = { name: firstName(declined.name), company: payload.company }
    await queueLetter(tx, { secret, id, to: declined.email, template: 'join-declined', values })
  }),
]

/** How many interviews that somebody set are still ahead for the company that put them out. */
function interviewsOf(tx: Tx, { accountId, organizationId }: { accountId: string; organizationId: string }, now: Date) {
  return countAheadSetBy(tx, { recruiterId: accountId, organizationId, now })
}
