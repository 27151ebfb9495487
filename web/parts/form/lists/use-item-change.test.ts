import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useItemChange } from './use-item-change.ts'

it('keeps each of several changes that are made before the list is drawn again', () => {
  const changed: object[][] = []
  function List() {
    const { change } = useItemChange(
      [
        { city: '', period: '' },
        { city: 'Campinas', period: '' },
      ],
      (items) => changed.push(items),
    )
    change(0, { period: '3' })
    change(0, { city: 'Recife' })
    change(1, { period: '1' })
    return null
  }
  renderToString(createElement(List))
  expect(changed.at(-1)).toEqual([
    { city: 'Recife', period: '3' },
    { city: 'Campinas', period: '1' },
  ])
})

it('puts a removed item back in its place, and keeps what was changed in the others since', () => {
  const changed: object[][] = []
  let list = {} as ReturnType<typeof useItemChange<{ city: string }>>
  function List() {
    list = useItemChange([{ city: 'Recife' }, { city: 'Olinda' }], (items) => changed.push(items))
    return null
  }
  renderToString(createElement(List))
  const putBack = list.remove(0)
  list.change(0, { city: 'Paulista' })
  list.add({ city: 'Natal' })
  putBack()
  expect(changed.at(-1)).toEqual([{ city: 'Recife' }, { city: 'Paulista' }, { city: 'Natal' }])
})
