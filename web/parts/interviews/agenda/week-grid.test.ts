import { describe, expect, it } from 'vitest'
import { dayOfInterview, minutesOfDay, opensBefore, placedIn, placeOf, scaleOf } from './week-grid.ts'

const zone = 'America/Sao_Paulo'

/** An interview between two times of a day, in hours of São Paulo. */
function between(start: string, end: string) {
  const at = (time: string) => new Date(`2026-03-12T${time}:00-03:00`).toISOString()
  return { candidates: [{ startDateTime: at(start), endDateTime: at(end) }] } as Parameters<typeof scaleOf>[0][number]
}

const hoursOf = (...times: [string, string][]) =>
  scaleOf(
    times.map(([start, end]) => between(start, end)),
    zone,
  ).hours.map(({ hour }) => hour)

it('opens details after the first three days of a week, and before the other four', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((at) => opensBefore(at, 7))).toEqual([false, false, false, true, true, true, true])
})

describe('the hours of a week', () => {
  const working = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17]

  it('are the working day’s, and those in which something is', () => {
    expect(hoursOf()).toEqual(working)
    expect(hoursOf(['07:30', '08:30'])).toEqual([7, ...working])
    expect(hoursOf(['18:00', '18:30'], ['23:00', '23:30'])).toEqual([...working, 18, 23])
  })

  it('leave out empty ones by a small gap', () => {
    const scale = scaleOf([between('23:00', '23:30')], zone)
    expect(placeOf(8 * 60, scale)).toBe(0)
    expect(placeOf(17 * 60 + 30, scale)).toBe(9.5)
    expect(placeOf(23 * 60, scale)).toBeCloseTo(10.4)
    expect(placeOf(20 * 60, scale)).toBeNull()
    expect(scale.tall).toBeCloseTo(11.4)
  })

  it('are those of who looks, wherever the interview is', () => {
    expect(minutesOfDay('2026-03-12T02:30:00.000Z', zone)).toBe(23 * 60 + 30)
    expect(minutesOfDay('2026-03-12T02:30:00.000Z', 'America/Rio_Branco')).toBe(21 * 60 + 30)
    expect(dayOfInterview(between('23:30', '23:59'), zone)).toBe('2026-03-12')
  })
})

describe('the interviews of a day', () => {
  const placed = (...times: [string, string][]) => {
    const interviews = times.map(([start, end]) => between(start, end))
    return placedIn(interviews, { scale: scaleOf(interviews, zone), timeZone: zone })
  }

  it('have the whole column where nothing overlaps', () => {
    expect(placed(['09:00', '09:45'], ['10:00', '10:30'])).toMatchObject([
      { at: 1, tall: 0.75, lane: 0, lanes: 1 },
      { at: 2, tall: 0.5, lane: 0, lanes: 1 },
    ])
  })

  it('are beside each other where they overlap, and a lane is used again', () => {
    const found = placed(['09:00', '11:00'], ['09:30', '10:00'], ['10:00', '10:30'], ['13:00', '13:30'])
    expect(found.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [1, 2],
      [0, 1],
    ])
  })

  it('have room for their text, so that short ones don’t cover each other', () => {
    expect(placed(['09:00', '09:10'], ['09:10', '09:20'])).toMatchObject([
      { tall: 0.5, lane: 0, lanes: 2 },
      { tall: 0.5, lane: 1, lanes: 2 },
    ])
  })

  it('end with their day', () => {
    expect(placed(['23:30', '23:59'])).toMatchObject([{ tall: 0.5 }])
    const over = {
      candidates: [{ startDateTime: '2026-03-13T02:00:00.000Z', endDateTime: '2026-03-13T05:00:00.000Z' }],
    }
    const late = over as Parameters<typeof scaleOf>[0][number]
    expect(placedIn([late], { scale: scaleOf([late], zone), timeZone: zone })).toMatchObject([{ tall: 1 }])
  })
})
