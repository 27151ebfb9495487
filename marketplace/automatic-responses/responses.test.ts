import { describe, expect, it } from 'vitest'
import {
  faultOfResponse,
  fillResponse,
  type ResponseScope,
  responseFor,
  responseLength,
  unknownPlaceholders,
} from './responses.ts'

const values = { nome: 'Ana', vaga: 'Padeiro', empresa: 'Padaria Aurora' }

describe('placeholders', () => {
  it('are filled in wherever they occur', () => {
    expect(fillResponse('{nome}, {vaga} na {empresa}. {nome}!', values)).toBe('Ana, Padeiro na Padaria Aurora. Ana!')
  })
  it('never make a text longer than a message', () => {
    expect(fillResponse('{vaga}'.repeat(300), { ...values, vaga: '😀'.repeat(100) })).toBe('😀'.repeat(4000))
  })
  it('are not searched for inside values that were filled in', () => {
    expect(fillResponse('Olá, {nome}', { ...values, nome: '{vaga} $& $1' })).toBe('Olá, {vaga} $& $1')
  })
  it.each([
    ['{nome} e {vaga}', []],
    ['{Nome}, {salário}, {salário} e {}', ['Nome', 'salário', '']],
    ['{constructor}', ['constructor']],
    ['um { só e outro }', [' só e outro ']],
    ['uma chave { aberta', []],
  ])('unknown ones in %j: %j', (text, unknown) => {
    expect(unknownPlaceholders(text)).toEqual(unknown)
  })
})

const long = 'x'.repeat(responseLength.max)
it.each([
  ['', 'required'],
  [' \n ', 'required'],
  ['Olá, {nome}', 'too_short'],
  [long, undefined],
  [`${long}x`, 'too_long'],
  ['Recebemos sua candidatura\0', 'invalid_characters'],
  ['Recebemos sua candidatura, {apelido}.', 'unknown_placeholder'],
  ['Recebemos sua candidatura, {nome}.', undefined],
])('the fault of %j is %s', (text, fault) => {
  expect(faultOfResponse(text)).toBe(fault)
})

describe('the response that goes out', () => {
  const general: ResponseScope = { occasion: 'applied' }
  const own: ResponseScope = { occasion: 'applied', jobIds: ['a', 'b'] }
  it.each<[string, readonly ResponseScope[], string, ResponseScope | undefined]>([
    ["a job's own before the general one", [general, own], 'b', own],
    ['the general one elsewhere', [own, general], 'c', general],
    ['none for a job that was not chosen', [own], 'c', undefined],
    ['none without any job chosen', [{ occasion: 'applied', jobIds: [] }], 'a', undefined],
    ['none of another occasion', [{ occasion: 'ended' }], 'a', undefined],
  ])('%s', (_, responses, jobId, expected) => {
    expect(responseFor(responses, { occasion: 'applied', jobId, hidesCompany: false })).toBe(expected)
  })

  it('is never a general one where the company is hidden', () => {
    const hidden = { occasion: 'applied', hidesCompany: true } as const
    expect(responseFor([general], { ...hidden, jobId: 'a' })).toBeUndefined()
    expect(responseFor([general, own], { ...hidden, jobId: 'a' })).toBe(own)
  })
})
