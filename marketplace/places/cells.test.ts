import { describe, expect, it } from 'vitest'
import { anywhereCell, cellsAround, grid } from './cells.ts'
import { isInBrazil, kilometresBetween, type Position } from './positions.ts'

const cellOf = ({ latitude, longitude }: Position) =>
  Math.floor((latitude - grid.south) * grid.cellsOfDegree) * grid.cellsOfRow +
  Math.floor((longitude - grid.west) * grid.cellsOfDegree)

const places: readonly Position[] = [
  { latitude: -23.55, longitude: -46.63 },
  { latitude: -29.99, longitude: -51.01 },
  { latitude: -33.4, longitude: -53.2 },
  { latitude: 0.01, longitude: -51.05 },
  { latitude: 2.82, longitude: -60.67 },
]

describe('the cells around a position', () => {
  it.each(places)('have every place within the distance: $latitude, $longitude', (here) => {
    for (const kilometres of [0, 5, 30, 60, 100, 500]) {
      const cells = new Set(cellsAround(here, kilometres))
      for (let north = -6; north <= 6; north += 0.1) {
        for (let east = -6; east <= 6; east += 0.1) {
          const there = { latitude: here.latitude + north, longitude: here.longitude + east }
          if (!isInBrazil(there) || kilometresBetween(here, there) > kilometres) continue
          if (!cells.has(cellOf(there))) expect.fail(`${kilometres} km: ${there.latitude}, ${there.longitude}`)
        }
      }
    }
  })

  it('leave out corners, and begin with its own', () => {
    const here = { latitude: -23.74, longitude: -46.74 }
    const cells = cellsAround(here, 100)
    expect(cells[0]).toBe(cellOf(here))
    expect(cells.at(-1)).toBe(anywhereCell)
    expect(cells).not.toContain(cellOf({ latitude: -22.6, longitude: -45.6 }))
  })

  it('outside Brazil are only those of remote work', () => {
    expect(cellsAround({ latitude: 48, longitude: 2 }, 100)).toEqual([anywhereCell])
  })
})
