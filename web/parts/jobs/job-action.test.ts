import { expect, it } from 'vitest'
import type { Person } from '../../platform/context.ts'
import { signInFirst } from './job-action.ts'

const path = '/jobs/1?do=like'

it.each([
  [null, `/signin?redirect=${encodeURIComponent(path)}`],
  ['user:inactive', '/inactive-profile'],
  ['professional:registration:incomplete', '/register'],
  ['user:recruiter', '/jobs'],
  ['user:reviewer', '/jobs'],
])('leads %s on, whose session hasn’t ended, to %s', (role, expected) => {
  const person = role === null ? null : ({ externalRoles: [role] } as unknown as Person)
  const { headers } = signInFirst('like', { person, path, publicUrl: 'http://localhost', now: new Date() })
  expect(headers.get('location')).toBe(expected)
  expect(headers.get('set-cookie')).toContain('favourite')
})
