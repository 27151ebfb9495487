import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useItemChange } from './use-item-change.ts'

it('keeps each of several changes that are made before the list is drawn again', () => {
  const changed: object[][] = []
  function List() {
    const change = useItemChange(
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
