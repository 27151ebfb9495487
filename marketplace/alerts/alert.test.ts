import { expect, it } from 'vitest'
import { obstacleOfAlert } from './alert.ts'

const own = [{ occupation: 'Padeiro', location: 'São Paulo, SP' }]

it.each([
  [{}, 'occupation_or_location_required'],
  [{ occupation: ' ', location: null }, 'occupation_or_location_required'],
  [{ occupation: 'padeiro ', location: 'sao  paulo, sp' }, 'alert_exists'],
  [{ occupation: 'Padeiro' }, undefined],
  [{ location: 'São Paulo, SP' }, undefined],
])('an alert for %o: %o', (alert, obstacle) => {
  expect(obstacleOfAlert(alert, own)).toBe(obstacle)
})

it('is refused from the hundred and first on', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ occupation: `cargo ${at}` }))
  expect(obstacleOfAlert({ occupation: 'Padeiro' }, many(99))).toBeUndefined()
  expect(obstacleOfAlert({ occupation: 'Padeiro' }, many(100))).toBe('too_many_alerts')
})
