import { describe, expect, it } from 'vitest'
import { sectors } from '../reference/sectors.ts'
import { feminine } from './gender.ts'
import { occupationNames } from './names.ts'
import { popularNames } from './popular-names.ts'
import { relatedness } from './relatedness.ts'
import { sectorOf } from './sectors.ts'
import { occupations } from './titles.ts'
import { meanings, normalise, searchWords } from './words.ts'

const titles = occupations().map(({ title }) => title)

describe('feminine forms', () => {
  it.each([
    ['Vendedor de comércio varejista', 'Vendedora de comércio varejista'],
    ['Técnico de enfermagem', 'Técnica de enfermagem'],
    ['Engenheiro mecânico', 'Engenheira mecânica'],
    ['Auxiliar administrativo', 'Auxiliar administrativa'],
    ['Operador de caixa', 'Operadora de caixa'],
    ['Garçom', 'Garçonete'],
    ['Ator', 'Atriz'],
    ['Escrivão de polícia', 'Escrivã de polícia'],
    ['Artesão rendeiro', 'Artesã rendeira'],
    ['Cirurgião dentista - clínico geral', 'Cirurgiã dentista - clínica geral'],
    ['Médico veterinário', 'Médica veterinária'],
    [
      'Motorista de caminhão (rotas regionais e internacionais)',
      'Motorista de caminhão (rotas regionais e internacionais)',
    ],
    ['Chefe de cozinha', 'Chefe de cozinha'],
    ['Analista de recursos humanos', 'Analista de recursos humanos'],
    ['Mestre de obras', 'Mestra de obras'],
    ['Cozinheiro geral', 'Cozinheira geral'],
    ['Promotor de vendas', 'Promotora de vendas'],
    ['Advogado', 'Advogada'],
    ['Contador', 'Contadora'],
    ['Soldador elétrico', 'Soldadora elétrica'],
    ['Pedreiro', 'Pedreira'],
    ['Padeiro', 'Padeira'],
    ['Juiz de direito', 'Juíza de direito'],
    ['Recepcionista, em geral', 'Recepcionista, em geral'],
    ['Professor de língua portuguesa do ensino fundamental', 'Professora de língua portuguesa do ensino fundamental'],
    ['Trabalhador agropecuário em geral', 'Trabalhadora agropecuária em geral'],
    ['Gerente comercial', 'Gerente comercial'],
    ['Camareiro de hotel', 'Camareira de hotel'],
  ])('%s → %s', (title, expected) => {
    expect(feminine(title)).toBe(expected)
  })

  it('stays itself once feminine, for every title of the CBO', () => {
    for (const title of titles) expect(feminine(feminine(title))).toBe(feminine(title))
  })

  it('never doubles an ending', () => {
    for (const title of titles) expect(feminine(title)).not.toMatch(/(?:oraa|aa|eiraa|ãã)\b/i)
  })
})

describe('popular names', () => {
  const names = popularNames

  it('are at least five hundred, each of an occupation that exists', () => {
    const known = new Set(occupations().map(({ cbo }) => cbo))
    expect(names.length).toBeGreaterThan(500)
    for (const { cbo: cbos } of names) for (const cbo of cbos) expect(known.has(cbo)).toBe(true)
  })

  it.each([
    ['motoboy', '519110'],
    ['vendedora', '521110'],
    ['auxiliar administrativo', '411010'],
    ['dev front end', '317105'],
    ['diarista', '512120'],
    ['babá', '516205'],
    ['dentista', '223208'],
    ['uber', '782305'],
  ])('%s means %s', (typed, cbo) => {
    const found = [...occupationNames(occupations())].filter(({ normalised }) => normalised === normalise(typed))
    expect(found.map((each) => each.cbo)).toContain(cbo)
  })

  it('are found under one form each', () => {
    const keys = [...occupationNames(occupations())].map(({ normalised, cbo }) => `${normalised} ${cbo}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('words', () => {
  it('compare without accents, case and signs', () => {
    expect(normalise('  Téc. Seg-Trabalho / ÇÃO ')).toBe('tec seg trabalho cao')
    expect(normalise('Programador C# e C++')).toBe('programador csharp e cpp')
  })

  it('drop what tells nothing', () => {
    expect(searchWords('Vaga de Auxiliar de Cozinha Jr')).toEqual(['auxiliar', 'cozinha'])
  })

  it('know what is shortened', () => {
    expect(meanings('aux')).toContain('auxiliar')
    expect(meanings('pedreiro')).toEqual(['pedreiro'])
  })
})

it('puts every occupation in a landing sector', () => {
  for (const { cbo } of occupations()) expect(sectors.has(sectorOf(cbo))).toBe(true)
  expect(sectorOf('422315')).toBe('telemarketing')
  expect(sectorOf('521110')).toBe('sales')
  expect(sectorOf('521125')).toBe('retail')
  expect(sectorOf('519315')).toBe('pet')
})

it('is the nearer the more of the code is shared', () => {
  expect(relatedness('521110', '521110')).toBe(1)
  expect(relatedness('521110', '521115')).toBeGreaterThan(relatedness('521110', '520110'))
  expect(relatedness('521110', '212405')).toBe(0)
})
