import { expect, it } from 'vitest'
import { foldedSearch, obstacleOfAlert, searchAnywhere } from './alert.ts'

const none = { count: 0, hasSame: false }

it.each([
  [{}, none, 'occupation_or_location_required'],
  [{ occupation: ' ', location: null }, none, 'occupation_or_location_required'],
  [{ occupation: 'Padeiro' }, none, undefined],
  [{ location: 'São Paulo, SP' }, none, undefined],
  [{ occupation: 'Padeiro' }, { count: 1, hasSame: true }, 'alert_exists'],
  [{ occupation: 'Padeiro' }, { count: 99, hasSame: false }, undefined],
  [{ occupation: 'Padeiro' }, { count: 100, hasSame: false }, 'too_many_alerts'],
])('an alert for %o beside %o: %o', (alert, own, obstacle) => {
  expect(obstacleOfAlert(alert, own)).toBe(obstacle)
})

it.each([
  [
    { occupation: 'padeiro ', location: 'sao  paulo, sp' },
    { occupation: 'Padeiro', location: 'São Paulo, SP' },
  ],
  [
    { occupation: 'caixa', location: '', workType: [2, 1, 2], pcdOnly: false, salaries: [], distance: undefined },
    { occupation: 'Caixa', location: ' ', workType: [1, 2] },
  ],
])('the search %o is that of %o', (one, other) => {
  expect(foldedSearch(one)).toEqual(foldedSearch(other))
})

it.each([
  { occupation: 'caixa', location: '', workType: [2] },
  { occupation: 'caixa', location: '', distance: 5 },
  { occupation: 'caixas', location: '' },
  { occupation: '', location: 'caixa' },
])('the search %o is another than that of a cashier anywhere', (search) => {
  expect(foldedSearch(search)).not.toEqual(foldedSearch({ occupation: 'caixa', location: '' }))
})

it('looks for work from anywhere with the same words and filters, wherever it looks', () => {
  const search = { occupation: 'caixa', location: 'campinas, sp', distance: 10, workType: [2] }
  expect(searchAnywhere(search)).toEqual({ occupation: 'caixa', location: '', workType: [2], anywhere: true })
  expect(searchAnywhere({ ...search, location: '' })).toBeNull()
})
