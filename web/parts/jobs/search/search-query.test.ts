import { expect, it } from 'vitest'
import { filtersInUse, isList, readSearch, searchPath, withFilter, withoutFilters } from './search-query.ts'

const read = (text: string) => readSearch(new URLSearchParams(text))

it('writes the address that it reads', () => {
  const address =
    'occupation=vendedor&location=S%C3%A3o+Paulo%2C+SP&sort=salary&distance=20&contractType=1&contractType=3&page=2'
  expect(new URLSearchParams(searchPath(read(address)).split('?')[1]).toString().split('&').sort()).toEqual(
    address.split('&').sort(),
  )
})

it('reads values repeated or joined by commas alike', () => {
  expect(read('workType=1,2').filters.workType).toEqual(read('workType=1&workType=2').filters.workType)
})

it('switches a filter value on and off again, and goes back to the first page', () => {
  const query = read('occupation=caixa&page=4')
  const on = withFilter(query, 'contractType', '1')
  expect(on.filters.contractType).toEqual(['1'])
  expect(on.page).toBe(1)
  expect(withFilter(on, 'contractType', '1').filters.contractType).toEqual([])
})

it('allows one distance at a time', () => {
  expect(withFilter(read('distance=5'), 'distance', '20').filters.distance).toEqual(['20'])
})

it('lists the active filters, and removes all', () => {
  const query = read('occupation=caixa&pcdOnly=true&distance=10')
  expect(filtersInUse(query)).toEqual([
    { name: 'distance', value: '10' },
    { name: 'pcdOnly', value: 'true' },
  ])
  expect(filtersInUse(withoutFilters(query))).toEqual([])
})

it('leaves out a position that is none in Brazil', () => {
  expect(read('occupation=caixa&near=-90,0').near).toBe('')
  expect(read('near=-23.55,-46.63').near).toBe('-23.55,-46.63')
})

it('reads a list of a kind, and its sector while nothing is searched in it', () => {
  const list = read('jobType=internship&sector=sales&page=3')
  expect(isList(list)).toBe(true)
  expect(searchPath(list)).toBe('/search?jobType=internship&sector=sales&page=3')
  const search = read('jobType=internship&sector=sales&occupation=caixa')
  expect(isList(search)).toBe(false)
  expect(search).toMatchObject({ jobType: 'internship', sector: '' })
  expect(withoutFilters(search).jobType).toBe('')
  expect(read('jobType=other&sector=sales')).toMatchObject({ jobType: '', sector: '' })
  expect(isList(read('sector=sales'))).toBe(false)
})
