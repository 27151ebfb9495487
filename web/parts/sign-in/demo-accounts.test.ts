import { demoAccounts as accounts, demoPassword as password } from '@trampolim/tests/world/named-people.ts'
import { expect, it } from 'vitest'
import { demoAccounts, demoPassword } from './demo-accounts.ts'

it('offers the people of the demo world, with their password', () => {
  expect(demoAccounts).toEqual(accounts.map(({ key, name, email, area }) => ({ key, name, email, area })))
  expect(demoPassword).toBe(password)
})
