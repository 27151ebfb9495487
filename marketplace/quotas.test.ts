import { describe, expect, it } from 'vitest'
import { allowancesOf, type Quota, quotas } from './quotas.ts'

describe('a quota', () => {
  it.each(Object.entries<Quota>(quotas))(
    '%s is smaller before approval and larger for all of an organisation',
    (_, quota) => {
      const { hours, most, beforeApproval = most, organization = most } = quota
      expect(hours).toBeGreaterThan(0)
      expect(beforeApproval).toBeLessThanOrEqual(most)
      expect(organization).toBeGreaterThanOrEqual(most)
    },
  )

  it('allows more than a hundred applications a day', () => {
    expect(quotas.applications.most).toBeGreaterThan(100)
  })

  it('counts for the caller, and for their organisation, if any', () => {
    const asker = { isUnapprovedRecruiter: false, hasOrganization: true }
    expect(allowancesOf(quotas['jobs-published'], asker)).toEqual([
      { of: 'asker', most: 100 },
      { of: 'organization', most: 300 },
    ])
    expect(allowancesOf(quotas['jobs-published'], { isUnapprovedRecruiter: true, hasOrganization: false })).toEqual([
      { of: 'asker', most: 5 },
    ])
    expect(allowancesOf(quotas.applications, asker)).toEqual([{ of: 'asker', most: 300 }])
  })
})
