import { expect, it } from 'vitest'
import { tabIn } from './tabs.ts'

it.each([
  ['', 'personalData'],
  ['tab=changePassword', 'changePassword'],
  ['tab=companyData', 'companyData'],
  ['tab=responseAutomation', 'responseAutomation'],
  ['tab=notifications', 'notifications'],
  ['tab=curriculums', 'personalData'],
  ['tab=__proto__', 'personalData'],
])('an address with %o opens %s', (query, tab) => {
  expect(tabIn(new URLSearchParams(query))).toBe(tab)
})
