import { expect, it } from 'vitest'
import { initialsOf } from './tile.tsx'

it.each([
  ['Padaria Aurora', 'PA'],
  ['Padaria da Aurora', 'PA'],
  ['Ana Maria de Souza', 'AS'],
  ['elisa', 'E'],
  ['3M do Brasil', 'B'],
  ['  ', ''],
])('shortens %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
