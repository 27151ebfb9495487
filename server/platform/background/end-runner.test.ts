import { describe, expect, it } from 'vitest'
import { endRunner } from './end-runner.ts'

const never = new Promise<never>(() => undefined)
const quickly = { patience: 3, tick: 1 }

describe('ending the queue’s runner', () => {
  it('waits until its work is done, however long that takes', async () => {
    const work = Promise.withResolvers<void>()
    let asked = 0
    const isBusy = () => {
      asked += 1
      if (asked === 50) work.resolve()
      return true
    }
    expect(await endRunner({ stop: async () => undefined, promise: work.promise }, { isBusy, ...quickly })).toBe(true)
    expect(asked).toBe(50)
  })

  it.each([
    ['is ending already', () => Promise.reject(new Error('Runner is already stopped')), async () => undefined],
    ['broke off', async () => undefined, () => Promise.reject(new Error('connection lost'))],
  ])('waits for one that %s', async (_how, stop, end) => {
    expect(await endRunner({ stop, promise: end() }, { isBusy: () => false })).toBe(true)
  })

  it('leaves one behind that never ends although none of its work goes on', async () => {
    let asked = 0
    const isBusy = () => {
      asked += 1
      return asked < 20
    }
    expect(await endRunner({ stop: () => never, promise: never }, { isBusy, ...quickly })).toBe(false)
    expect(asked).toBeGreaterThan(20)
  })
})
