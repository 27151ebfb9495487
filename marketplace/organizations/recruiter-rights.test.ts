import { describe, expect, it } from 'vitest'
import { obstacleToRight, type RecruiterRight, type RecruiterStanding, recruiterRights } from './recruiter-rights.ts'

const approved: RecruiterStanding = {
  member: true,
  status: 'approved',
  everApproved: true,
  takenDown: false,
  emailValidated: true,
  organizationApproved: true,
  approvedColleague: true,
}
const people = {
  approved,
  edited: { ...approved, status: 'pending' },
  joined: { ...approved, status: 'created', everApproved: false },
  founder: {
    ...approved,
    status: 'created',
    everApproved: false,
    organizationApproved: false,
    approvedColleague: false,
  },
  waiting: { ...approved, member: false, status: 'created', everApproved: false, approvedColleague: false },
  rejected: { ...approved, status: 'rejected' },
  blocked: { ...approved, status: 'blocked', takenDown: true },
  corrected: { ...approved, status: 'pending', takenDown: true },
  unproved: { ...approved, emailValidated: false },
} as const satisfies Record<string, RecruiterStanding>

const rights = Object.keys(recruiterRights) as RecruiterRight[]
const mayDo = (who: keyof typeof people, facts = {}) =>
  rights.filter((right) => obstacleToRight(right, people[who], facts) === undefined)

describe('what a recruiter may do', () => {
  it('is everything once approved, also while an edit waits', () => {
    expect(mayDo('approved')).toEqual(rights)
    expect(mayDo('edited')).toEqual(rights)
  })

  it('is limited to their own things for a member not yet approved, refused since, or blocked since and corrected', () => {
    const own = ['keep-own-profile', 'read-organization', 'publish-job']
    expect(mayDo('joined')).toEqual(own)
    expect(mayDo('rejected')).toEqual(own)
    expect(mayDo('corrected')).toEqual(own)
    expect(mayDo('joined', { own: true })).toEqual([...own, 'manage-job', 'edit-job'])
    for (const right of [
      'manage-job',
      'edit-job',
      'edit-organization',
      'select-candidates',
      'answer-joining',
    ] as const) {
      expect(obstacleToRight(right, people.joined)).toBe('profile_not_approved')
    }
  })

  it('includes the organisation for the recruiter who registered it, while nobody in it is approved', () => {
    expect(mayDo('founder', { own: true })).toEqual([
      'keep-own-profile',
      'read-organization',
      'publish-job',
      'manage-job',
      'edit-job',
      'edit-organization',
      'remove-logo',
    ])
  })

  it('includes nothing of the organisation while a request to join is pending', () => {
    expect(mayDo('waiting', { own: true })).toEqual(['keep-own-profile'])
  })

  it('is limited to reading for a blocked recruiter', () => {
    expect(mayDo('blocked', { own: true })).toEqual(['keep-own-profile', 'read-organization'])
  })

  it('includes no writing in the organisation’s name before the e-mail is verified', () => {
    expect(obstacleToRight('publish-job', people.unproved)).toBe('email_not_validated')
    expect(obstacleToRight('edit-job', people.unproved, { own: true })).toBe('email_not_validated')
    expect(obstacleToRight('edit-organization', people.unproved)).toBe('email_not_validated')
  })

  it('excludes candidates if the organisation isn’t approved', () => {
    expect(obstacleToRight('select-candidates', { ...approved, organizationApproved: false })).toBe(
      'organization_not_approved',
    )
  })
})
