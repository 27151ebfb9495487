import { expect, it } from 'vitest'
import { piecesOf } from './letter-text.ts'

const home = 'http://localhost:3000'

it('turns addresses in a letter’s text into links, our own by their path', () => {
  expect(piecesOf(`Abra ${home}/take-action?id=a1.\nOu https://gov.br/x`, home)).toEqual([
    { text: 'Abra ' },
    { text: `${home}/take-action?id=a1`, url: '/take-action?id=a1', own: true },
    { text: '.\nOu ' },
    { text: 'https://gov.br/x', url: 'https://gov.br/x', own: false },
  ])
})

it('leaves everything else as words', () => {
  const text = 'javascript:alert(1) <b>ftp://x.y</b>'
  expect(piecesOf(text, home)).toEqual([{ text }])
  expect(piecesOf(`${home}.evil.example/x`, home)).toMatchObject([{ own: false }])
})
