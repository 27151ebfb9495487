import { demoAccounts as accounts, demoPassword as password } from '@trampolim/tests/world/named-people.ts'
import { expect, it } from 'vitest'
import { demoAccounts, demoPassword } from './demo-accounts.ts'

it('offers the people of the demo world, with their password', () => {
  expect(demoAccounts).toMatchObject(accounts.map(({ key, name, email }) => ({ key, name, email })))
  expect(demoPassword).toBe(password)
})
