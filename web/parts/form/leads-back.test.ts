import { expect, it } from 'vitest'
import { leadsBack } from './leads-back.ts'

it('knows a page that leads back to where one was', () => {
  expect(leadsBack('?redirect=%2Fcurriculum%2Fprofessional%2Fedit')).toBe(true)
  expect(leadsBack('?saved=true')).toBe(false)
  expect(leadsBack('')).toBe(false)
})
