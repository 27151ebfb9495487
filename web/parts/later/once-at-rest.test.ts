import { expect, it, vi } from 'vitest'
import { onceAtRest } from './once-at-rest.ts'

it('is there from when it is loaded', async () => {
  const load = vi.fn(async () => 'rules')
  const later = onceAtRest(load)
  expect(later.now).toBeUndefined()
  expect(await later.get()).toBe('rules')
  expect(later.now).toBe('rules')
  await later.get()
  expect(load).toHaveBeenCalledTimes(1)
})

it('is loaded again after it couldn’t be loaded', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('rules')
  const later = onceAtRest<string>(load)
  await expect(later.get()).rejects.toThrow('no network')
  expect(later.now).toBeUndefined()
  expect(await later.get()).toBe('rules')
})
