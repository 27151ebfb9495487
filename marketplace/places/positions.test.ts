import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anywhereCell, cellsAround, farthestReach } from './cells.ts'
import { brazil, isInBrazil, kilometresBetween, type Position, parsePosition } from './positions.ts'

/** The cell of a position. */
const cellOf = (position: Position) => cellsAround(position, 0)[0]

const within = fc.record({
  latitude: fc.double({ min: brazil.south, max: brazil.north, noNaN: true }),
  longitude: fc.double({ min: brazil.west, max: brazil.east, noNaN: true }),
})
const anyPosition = fc.oneof(fc.record({ latitude: fc.double(), longitude: fc.double() }), within)
const anyDistance = fc.oneof(fc.double(), fc.constantFrom(0, 5, 100, 1e9, Number.MAX_VALUE, Infinity, -1, Number.NaN))

describe('a position in an address', () => {
  it.each([
    ['-23.5505,-46.6333', { latitude: -23.5505, longitude: -46.6333 }],
    ['2,-60', { latitude: 2, longitude: -60 }],
    ['-90,0', undefined],
    ['-89.999,0', undefined],
    ['90,180', undefined],
    ['0,0', undefined],
    ['38.7,-9.1', undefined],
    ['-23.5,', undefined],
    ['-23.5,-46.6,1', undefined],
    ['-23.5, -46.6', undefined],
    ['1e1,-46', undefined],
    ['', undefined],
  ])('%s', (text, position) => {
    expect(parsePosition(text)).toEqual(position)
  })

  it('is in Brazil or undefined, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.tuple(fc.double(), fc.double()).map(String)), (text) => {
        const found = parsePosition(text)
        expect(found === undefined || isInBrazil(found)).toBe(true)
      }),
    )
  })
})

describe('the cells around a position', () => {
  it('are few, for any position and distance', () => {
    fc.assert(
      fc.property(anyPosition, anyDistance, (position, kilometres) => {
        const cells = cellsAround(position, kilometres)
        expect(cells.length).toBeLessThan(600)
        expect(new Set(cells).size).toBe(cells.length)
        expect(cells.at(-1)).toBe(anywhereCell)
      }),
      { numRuns: 2000 },
    )
  })

  it('are none outside Brazil', () => {
    for (const latitude of [-90, -89.999, 89, Number.NaN]) {
      expect(cellsAround({ latitude, longitude: 0 }, 100)).toEqual([anywhereCell])
    }
  })

  it('contain every position within the distance', () => {
    const near = fc.integer({ min: 0, max: farthestReach - 10 })
    fc.assert(
      fc.property(within, within, near, (here, there, kilometres) => {
        // The distance uses the latitude in between, the reach that of `here`.
        fc.pre(kilometresBetween(here, there) <= kilometres * 0.9)
        expect(cellsAround(here, kilometres)).toContain(cellOf(there))
      }),
    )
    const [here, beside] = [
      { latitude: -23.55, longitude: -46.63 },
      { latitude: -22.91, longitude: -47.06 },
    ]
    expect(cellsAround(here, 100)).toContain(cellOf(beside))
    // 16.45 degrees from 40 south and 33.37 from 80 west, in half degrees.
    expect(cellsAround(here, 5)[0]).toBe(32 * 200 + 66)
  })
})
