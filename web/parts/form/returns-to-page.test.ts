import { expect, it } from 'vitest'
import { returnsToPage } from './returns-to-page.ts'

it('recognises a page that returns to another', () => {
  expect(returnsToPage('?redirect=%2Fcurriculum%2Fprofessional%2Fedit')).toBe(true)
  expect(returnsToPage('?saved=true')).toBe(false)
  expect(returnsToPage('')).toBe(false)
})
