import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meanings, normalise, searchTerms, searchWords, spellings } from './words.ts'

describe('a name as it is compared', () => {
  it.each([
    ['  Téc. Seg-Trabalho / ÇÃO ', 'tec seg trabalho cao'],
    ['Vendedor(a) externo(a)', 'vendedor externo'],
    ['Operador/a de caixa', 'operador de caixa'],
    ['Programador C#, C++ e .NET', 'programador csharp cpp e dotnet'],
    ['1º Oficial', '1o oficial'],
    ['ＵＸ', 'ux'],
  ])('«%s» is «%s»', (typed, plain) => {
    expect(normalise(typed)).toBe(plain)
  })

  it('contains only letters, digits and single spaces, and is unchanged when normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const plain = normalise(text)
        expect(plain).toMatch(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/)
        expect(normalise(plain)).toBe(plain)
      }),
    )
  })
})

describe('the words of a search', () => {
  it.each([
    ['Vaga de Auxiliar de Cozinha Jr', ['auxiliar', 'cozinha']],
    ['Analista de dados pleno', ['analista', 'dados']],
    ['pleno', ['pleno']],
    ['de', ['de']],
    ['', []],
  ])('of «%s» are %j', (typed, words) => {
    expect(searchWords(typed)).toEqual(words)
  })

  it.each([
    ['aux', 'auxiliar'],
    ['rh', 'recursos humanos'],
    ['dp', 'departamento pessoal'],
    ['vendedores', 'vendedor'],
    ['vendedoras', 'vendedor'],
    ['enfermeiras', 'enfermeiro'],
    ['tecelã', 'tecelao'],
  ])('read %s as %s too', (typed, reading) => {
    expect(searchTerms(typed)[0]?.readings).toContain(reading)
  })

  it('are themselves before anything else', () => {
    expect(meanings('tec')[0]).toBe('tec')
    expect(meanings('pedreiro')).toEqual(['pedreiro'])
  })

  it('are spelt out, likeliest first, in at most eight ways', () => {
    expect(spellings('aux adm')).toEqual(expect.arrayContaining(['aux adm', 'auxiliar administrativo']))
    expect(spellings('aux adm')[1]).toBe('auxiliar administrativo')
    expect(spellings('aux adm prod tec fin').length).toBeLessThanOrEqual(8)
    expect(spellings('')).toEqual([])
  })
})
