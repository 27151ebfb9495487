import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { describe, expect, it } from 'vitest'
import { hoursText, shortHours } from './hours-text.ts'

const none = { start: null, end: null, lunch: null, altStart: null, altEnd: null, altLunch: null, custom: null }
const week = { start: '08:00', end: '17:00', lunch: '01:00' }
const ofJob = (workingHours: object, flexSchedule = false) =>
  ({ workingHours: { ...none, ...workingHours }, flexSchedule }) as unknown as JobDetails

describe('working hours in words', () => {
  it.each([
    [{ workingHours: 'monday-friday', ...week }, 'Segunda a sexta, das 08:00 às 17:00; com 1\u00a0h de intervalo'],
    [
      { workingHours: 'monday-saturday', ...week, altStart: '08:00', altEnd: '14:00', altLunch: '00:30' },
      'Segunda a sexta, das 08:00 às 17:00; sábado, das 08:00 às 14:00; com 1\u00a0h de intervalo; com 30\u00a0min de intervalo no sábado',
    ],
    [
      { workingHours: 'monday-saturday', ...week, altStart: '08:00', altEnd: '17:00', altLunch: '01:00' },
      'Segunda a sábado, das 08:00 às 17:00; com 1\u00a0h de intervalo',
    ],
    [
      { workingHours: 'saturday', altStart: '08:00', altEnd: '12:00', altLunch: '00:15' },
      'Sábado, das 08:00 às 12:00; com 15\u00a0min de intervalo',
    ],
    [{ workingHours: 'custom', custom: '12x36, à noite' }, '12x36, à noite'],
    [{ workingHours: 'monday-saturday' }, 'Segunda a sábado'],
  ])('%o', (hours, text) => expect(hoursText(ofJob(hours))).toBe(text))

  it.each([
    [{ workingHours: 'monday-friday', ...week }, '08:00 às 17:00', 'segunda a sexta; com 1\u00a0h de intervalo'],
    [
      { workingHours: 'monday-saturday', ...week, altStart: '08:00', altEnd: '12:00' },
      '08:00 às 17:00',
      'segunda a sexta; sábado, das 08:00 às 12:00; com 1\u00a0h de intervalo',
    ],
    [{ workingHours: 'saturday', altStart: '08:00', altEnd: '12:00' }, '08:00 às 12:00', 'sábado'],
    [{ workingHours: 'custom', custom: '12x36' }, '12x36', null],
  ])('at a glance: %o', (hours, value, note) => expect(shortHours(ofJob(hours))).toEqual({ value, note }))
})
