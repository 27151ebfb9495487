import { describe, expect, it } from 'vitest'
import { readStanding, type Standing, watchSilence } from './silence.ts'

/** Looks so often; returns the number of the first look that finds the process lost. */
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

  it('gets longer while it waits for a disk', () => {
    expect(looksUntilLost(() => ({ state: 'D', processorTime: 7 }), never)).toEqual({ look: 21, lost: 'frozen' })
  })

  it('is hung only after a minute while it computes, or where the system says nothing of it', () => {
    expect(looksUntilLost((look) => ({ state: 'R', processorTime: look }), never)).toEqual({ look: 121, lost: 'hung' })
    expect(looksUntilLost(() => undefined, never)).toEqual({ look: 121, lost: 'hung' })
  })

  it('is not lost as long as it says something now and then', () => {
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
