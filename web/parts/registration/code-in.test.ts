import { isCode } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import { expect, it } from 'vitest'
import { codeIn } from './code-in.ts'

it.each([
  ['7107 ', '7107'],
  [' 71 07', '7107'],
  ['1234 5678', '12345678'],
])('a code typed as «%s» is read as %s', (typed, code) => {
  const form = new FormData()
  form.set('code', typed)
  expect(codeIn(form)).toBe(code)
  expect(isCode(codeIn(form))).toBe(true)
})

it('a form without a code has none', () => {
  expect(codeIn(new FormData())).toBe('')
})
