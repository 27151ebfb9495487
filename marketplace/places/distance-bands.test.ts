import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsAround } from './cells.ts'
import { bandOf, coarsePosition, distanceBandCodes, distanceBands, distanceEdges } from './distance-bands.ts'
import { brazil, kilometresBetween, type Position } from './positions.ts'

/** The cell of a position. */
const cellOf = (position: Position) => cellsAround(position, 0)[0]

type Span = Record<keyof typeof brazil, number>

/** Random degrees, none close to the border of two squares, where rounding decides. */
const degrees = (from: number, to: number) =>
  fc.integer({ min: from * 1_000_000, max: to * 1_000_000 - 1 }).map((millionths) => (millionths + 0.5) / 1_000_000)
const anyHome = fc.record({
  latitude: degrees(brazil.south, brazil.north),
  longitude: degrees(brazil.west, brazil.east),
})

describe('a band of distance', () => {
  it.each([
    [0, 'to-5'],
    [5, 'to-5'],
    [5.001, 'to-10'],
    [20, 'to-20'],
    [100, 'to-100'],
    [100.1, 'over-100'],
    [1e9, 'over-100'],
  ] as const)('of %d km is %s', (kilometres, band) => {
    expect(bandOf(kilometres)).toBe(band)
  })

  it('reaches farther than the previous one, up to a distance of the filter except for the last', () => {
    const reaches = distanceBandCodes.map((band) => distanceBands[band])
    expect(reaches).toEqual(reaches.toSorted((one, other) => one - other))
    expect(reaches.slice(0, -1)).toEqual(distanceEdges)
  })
})

describe('the coarse position of a home', () => {
  it('is within 4 km of it, in the same cell of a search, and its own coarse position', () => {
    fc.assert(
      fc.property(anyHome, (home) => {
        const about = coarsePosition(home)
        expect(kilometresBetween(home, about)).toBeLessThan(4)
        expect(cellOf(about)).toBe(cellOf(home))
        expect(coarsePosition(about)).toEqual(about)
        // It stays in the same square even when packed as a four-byte float.
        const [latitude, longitude] = new Float32Array([about.latitude, about.longitude])
        expect(coarsePosition({ latitude: latitude as number, longitude: longitude as number })).toEqual(about)
      }),
    )
  })

  it('reveals only its square, however many workplaces it is measured from', () => {
    const region = { south: -23.7, north: -23.4, west: -46.8, east: -46.4 }
    const homes = spread(region, 11)
    const workplaces = spread({ south: -24.2, north: -22.9, west: -47.3, east: -45.9 }, 15)
    const bandsFrom = (home: Position) =>
      workplaces.map((place) => bandOf(kilometresBetween(place, coarsePosition(home))))
    const guesses = spread(region, 60).map((guess) => ({ guess, answer: bandsFrom(guess).join() }))
    const errors = homes.map((home) => {
      const answer = bandsFrom(home).join()
      const possible = guesses.filter((each) => each.answer === answer).map(({ guess }) => guess)
      const widest = Math.max(...possible.map((each) => kilometresBetween(each, possible[0] as Position)))
      expect(widest).toBeGreaterThan(5)
      return kilometresBetween(home, middleOf(possible))
    })
    const mean = errors.reduce((sum, each) => sum + each, 0) / errors.length
    expect(mean).toBeGreaterThan(1.5)
  })
})

/** Positions spread over an area, the given number per side, none of them on a border of a square. */
function spread({ south, north, west, east }: Span, side: number) {
  const at = (from: number, to: number, nth: number) => from + ((to - from) * (nth + 0.37)) / side
  return Array.from({ length: side * side }, (_, nth) => ({
    latitude: at(south, north, Math.floor(nth / side)),
    longitude: at(west, east, nth % side),
  }))
}

function middleOf(positions: readonly Position[]): Position {
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
  return {
    latitude: mean(positions.map(({ latitude }) => latitude)),
    longitude: mean(positions.map(({ longitude }) => longitude)),
  }
}
