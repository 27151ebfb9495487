import { expect, it } from 'vitest'
import { draftKeys } from './draft-keys.ts'

it('keeps what one colleague types in a thread of their company from another in the same tab', () => {
  const [of, other] = ['bruno', 'carla'].map((userId) => draftKeys.thread('job ana', userId))
  expect(of?.name).not.toBe(other?.name)
  expect(of?.lifetime).toBe(60 * 60 * 1000)
})
