import { expect, it } from 'vitest'
import { isAbroad } from './abroad.ts'

it.each(['portugal', 'lisboa portugal', 'no exterior', 'estados unidos'])('«%s» is abroad', (phrase) => {
  expect(isAbroad(phrase)).toBe(true)
})

it.each(['franca', 'comercio exterior sp', 'colombia', 'portugal recife'])('«%s» is not', (phrase) => {
  expect(isAbroad(phrase)).toBe(false)
})
