import { expect, it } from 'vitest'
import { doRowIntent, movedRow, rowIntent } from './row-intents.ts'

const blanks = { languages: { language: '', level: '' } }
const row = (language: string) => ({ language, level: '1' })
const draft = { name: 'Ana', languages: [row('a'), row('b'), row('c')] }
const after = (intent: string) => doRowIntent(draft, intent, blanks)?.draft.languages.map(({ language }) => language)

it('adds, removes and moves the rows of a list', () => {
  expect(after(rowIntent.add('languages'))).toEqual(['a', 'b', 'c', ''])
  expect(after(rowIntent.remove('languages', 1))).toEqual(['a', 'c'])
  expect(after(rowIntent.up('languages', 1))).toEqual(['b', 'a', 'c'])
  expect(after(rowIntent.down('languages', 2))).toEqual(['a', 'b', 'c'])
})

it('reports which item is open', () => {
  const open = (intent: string) => doRowIntent(draft, intent, blanks)?.open
  expect(open(rowIntent.add('languages'))).toBe('languages.3')
  expect(open(rowIntent.edit('languages', 1))).toBe('languages.1')
  expect(open(rowIntent.close('languages'))).toBeNull()
})

it('gives each new row an object of its own', () => {
  const [one, two] = [0, 1].map(() => doRowIntent({ languages: [] }, 'add:languages', blanks)?.draft.languages[0])
  expect(one).not.toBe(two)
})

it('doesn’t change a list longer than any form shows', () => {
  const many = { languages: Array.from({ length: 40 }, () => row('a')) }
  expect(doRowIntent(many, 'add:languages', blanks)?.draft.languages).toHaveLength(40)
})

it.each([null, 'next', 'add:name', 'add:__proto__', 'remove', 'add:languages.x'])('ignores %j', (intent) => {
  expect(doRowIntent(draft, intent, blanks)).toBeNull()
})

it('moves a row to an existing position', () => {
  expect(movedRow(['a', 'b'], 0, 1)).toEqual(['b', 'a'])
  expect(movedRow(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(movedRow(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
})
