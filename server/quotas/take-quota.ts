import { hasBeenApproved } from '@trampolim/marketplace/organizations/profile-status.ts'
import { allowancesOf, type Quota, type QuotaName, quotas } from '@trampolim/marketplace/quotas.ts'
import { findEmployer } from '../organizations/queries.ts'
import type { QuotaAsker, TakeQuota } from '../platform/house.ts'
import { countBack, countWithin, type Limit, windowEnd } from '../platform/limits.ts'

/**
 * Counts one use of a quota for the caller and for their organisation. Of many simultaneous uses exactly as many succeed
 * as the quota allows; a refused or returned use isn't counted.
 */
export const takeQuota: TakeQuota = async (asking, name) => {
  const { database, now } = asking.house
  const moment = now()
  const counters = await countersOf(asking, name)
  const giveBack = async (taken: readonly Counter[]) => {
    for (const { limit, subject } of taken) await countBack(database, limit, { subject, now: moment })
  }
  const taken: Counter[] = []
  for (const counter of counters) {
    taken.push(counter)
    if (await countWithin(database, counter.limit, { subject: counter.subject, now: moment })) continue
    await giveBack(taken)
    return { until: windowEnd(counter.limit, moment) }
  }
  return { giveBack: () => giveBack(taken) }
}

type Counter = { limit: Limit; subject: string }

async function countersOf({ house, person, address }: QuotaAsker, name: QuotaName): Promise<Counter[]> {
  const quota: Quota = quotas[name]
  const recruiter =
    person?.role === 'user:recruiter'
      ? await findEmployer(house.database, person.accountId, { lock: false })
      : undefined
  const organizationId = recruiter?.organizationId ?? null
  const allowances = allowancesOf(quota, {
    isUnapprovedRecruiter: recruiter !== undefined && !hasBeenApproved(recruiter),
    hasOrganization: organizationId !== null,
  })
  const subjects = { asker: person?.accountId ?? address, organization: organizationId ?? '' }
  return allowances.map(({ of, most }) => ({
    limit: { name: `quota-${name}-${of}`, most, seconds: quota.hours * 60 * 60 },
    subject: subjects[of],
  }))
}
