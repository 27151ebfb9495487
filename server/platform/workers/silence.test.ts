import { describe, expect, it } from 'vitest'
import { readStanding, type Standing, watchSilence } from './silence.ts'

/** Runs checks at regular intervals; returns the number of the check that finds the process lost. */
function looksUntilLost(standingAt: (look: number) => Standing | undefined, heardAt: (look: number) => boolean) {
  let look = 0
  const silence = watchSilence(() => standingAt(look))
  for (look = 1; look <= 200; look += 1) {
    if (heardAt(look)) silence.heard()
    const lost = silence.look()
    if (lost) return { look, lost }
  }
  return undefined
}

describe('a process that says nothing', () => {
  const never = () => false

  it('is frozen after two seconds in which it got no time', () => {
    expect(looksUntilLost(() => ({ state: 'T', processorTime: 7 }), never)).toEqual({ look: 4, lost: 'frozen' })
  })

  it('is given more time while it waits for a disk', () => {
    expect(looksUntilLost(() => ({ state: 'D', processorTime: 7 }), never)).toEqual({ look: 21, lost: 'frozen' })
  })

  it('is frozen also if it still worked after the first check', () => {
    const standingAt = (look: number) => ({ state: look < 3 ? 'R' : 'T', processorTime: Math.min(look, 3) })
    expect(looksUntilLost(standingAt, never)).toEqual({ look: 6, lost: 'frozen' })
  })

  it('is not regarded as frozen while it waits for its turn', () => {
    const standingAt = (look: number) => ({ state: 'R', processorTime: Math.floor(look / 10) })
    expect(looksUntilLost(standingAt, never)).toEqual({ look: 121, lost: 'hung' })
  })

  it('is regarded as hung only after a minute while it computes, or if the system gives no information about it', () => {
    expect(looksUntilLost((look) => ({ state: 'R', processorTime: look }), never)).toEqual({ look: 121, lost: 'hung' })
    expect(looksUntilLost(() => undefined, never)).toEqual({ look: 121, lost: 'hung' })
  })

  it('is not regarded as lost as long as it sends a sign of life now and then', () => {
    expect(
      looksUntilLost(
        () => ({ state: 'S', processorTime: 7 }),
        (look) => look % 3 === 0,
      ),
    ).toBeUndefined()
  })
})

it.runIf(process.platform === 'linux')('reads how a process stands', () => {
  expect(readStanding(process.pid)).toEqual({ state: expect.any(String), processorTime: expect.any(Number) })
  expect(readStanding(2 ** 30)).toBeUndefined()
})
