import { describe, expect, it } from 'vitest'
import { faultOfResponse, fillResponse, responseFor, responseLength, unknownPlaceholders } from './responses.ts'

const values = { nome: 'Ana', vaga: 'Padeiro', empresa: 'Padaria Aurora' }

describe('placeholders', () => {
  it('are filled wherever they stand', () => {
    expect(fillResponse('{nome}, {vaga} na {empresa}. {nome}!', values)).toBe('Ana, Padeiro na Padaria Aurora. Ana!')
  })
  it('are not looked for in what was put in', () => {
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
  const general = { occasion: 'applied' } as const
  const own = { occasion: 'applied', jobIds: ['a', 'b'] } as const
  it.each([
    ["a job's own before the general one", [general, own], 'b', own],
    ['the general one elsewhere', [own, general], 'c', general],
    ['none for a job that was not chosen', [own], 'c', undefined],
    ['none without any job chosen', [{ occasion: 'applied', jobIds: [] }] as const, 'a', undefined],
    ['none of another occasion', [{ occasion: 'ended' }] as const, 'a', undefined],
  ])('%s', (_, responses, jobId, expected) => {
    expect(responseFor(responses, { occasion: 'applied', jobId })).toBe(expected)
  })
})
