import { expect, it } from 'vitest'
import { nicknames } from './nicknames.ts'
import { parsePlace } from './parse-place.ts'

it.each([
  ['São Paulo, SP', { kind: 'town', name: 'sao paulo', state: 'SP' }],
  ['sao paulo sp', { kind: 'town', name: 'sao paulo', state: 'SP' }],
  ['São Paulo', { kind: 'town', name: 'sao paulo', state: null }],
  ['SAMPA', { kind: 'town', name: 'sao paulo', state: 'SP' }],
  ['bh', { kind: 'town', name: 'belo horizonte', state: 'MG' }],
  ['floripa', { kind: 'town', name: 'florianopolis', state: 'SC' }],
  ['são gonçalo rj', { kind: 'town', name: 'sao goncalo', state: 'RJ' }],
  ['sp', { kind: 'state', state: 'SP' }],
  ['Bahia', { kind: 'state', state: 'BA' }],
  ['rio', { kind: 'town', name: 'rio de janeiro', state: 'RJ' }],
  ['em Curitiba', { kind: 'town', name: 'curitiba', state: null }],
  ['São Paulo capital', { kind: 'town', name: 'sao paulo', state: null }],
  ['Guarulhos, São Paulo', { kind: 'town', name: 'guarulhos', state: 'SP' }],
  ['Campo Grande - Mato Grosso do Sul', { kind: 'town', name: 'campo grande', state: 'MS' }],
  ['Santa Rita do Pará', { kind: 'town', name: 'santa rita do para', state: null }],
  ['CEP 01310-100', { kind: 'zip-code', zipCode: '01310100' }],
  ['01310-100', { kind: 'zip-code', zipCode: '01310100' }],
  ['   ', { kind: 'nothing' }],
])('reads «%s»', (typed, read) => {
  expect(parsePlace(typed)).toEqual(read)
})

it('maps every nickname to a town with its state', () => {
  for (const nickname of Object.keys(nicknames))
    expect(parsePlace(nickname)).toMatchObject({ kind: 'town', state: expect.any(String) })
})
