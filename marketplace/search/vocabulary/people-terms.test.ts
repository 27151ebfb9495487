import { describe, expect, it } from 'vitest'
import { experienceAsked } from './people-demands.ts'
import { readPeopleTerms, withoutProtected } from './people-terms.ts'

const read = (occupation: string, location = '') => {
  const typed = { occupation, location }
  const { terms, rest } = readPeopleTerms(typed)
  const said = terms.map(({ term, part }) => {
    const value = 'value' in term ? [term.value].flat().join('') : ''
    const level = term.kind === 'language' ? ` ${term.level}` : ''
    return [`${term.kind} ${value}${level}`.trim(), typed[part.field].slice(part.from, part.to)]
  })
  return { terms: said, rest }
}

describe('what recruiters type of people', () => {
  it.each<[string, string[][], string]>([
    ['vendedor com CNH B', [['licence B', 'com CNH B']], 'vendedor'],
    ['motorista cnh a e b campinas', [['licence AB', 'cnh a e b']], 'motorista campinas'],
    ['entregador CNH AB', [['licence AB', 'CNH AB']], 'entregador'],
    ['motorista habilitação categoria D', [['licence D', 'habilitação categoria D']], 'motorista'],
    ['vendedor externo com cnh', [['licence B', 'com cnh']], 'vendedor externo'],
    [
      'promotora cnh e carro próprio',
      [
        ['licence B', 'cnh'],
        ['unstated', 'e carro próprio'],
      ],
      'promotora',
    ],
    ['motorista cnh E mopp', [['licence E', 'cnh E']], 'motorista mopp'],
    ['motoboy cnh a definitiva', [['licence A', 'cnh a']], 'motoboy definitiva'],
    [
      'motorista categoria e com experiência em carreta',
      [
        ['licence E', 'categoria e'],
        ['experience 0', 'com experiência'],
      ],
      'motorista em carreta',
    ],
    [
      'auxiliar contábil cursando ciências contábeis',
      [['schooling HIGH_SCHOOL_GENERAL', 'cursando']],
      'auxiliar contábil ciências contábeis',
    ],
    ['vendedor de 2 a 5 anos', [['experience 2', 'de 2 a 5 anos']], 'vendedor'],
    ['pedreiro mais de 10 anos de experiência', [['experience 10', 'mais de 10 anos de experiência']], 'pedreiro'],
    ['cursando direito', [], 'cursando direito'],
    ['vendedora de loja feminina', [], 'vendedora de loja feminina'],
    ['operador com curso', [['unstated', 'com curso']], 'operador'],
    ['operador com curso de nr11', [], 'operador com curso de nr11'],
    ['representante que viaje', [['unstated', 'que viaje']], 'representante'],
    ['motorista cnh e mopp', [['licence B', 'cnh']], 'motorista e mopp'],
    ['pedreiro disponibilidade imediata', [['unstated', 'disponibilidade imediata']], 'pedreiro'],
    ['aprendiz ensino médio cursando', [['schooling GRADE_SCHOOL_TRADITIONAL', 'ensino médio cursando']], 'aprendiz'],
    ['auxiliar cursando faculdade', [['schooling HIGH_SCHOOL_GENERAL', 'cursando faculdade']], 'auxiliar'],
    ['professor licenciatura plena', [['schooling BACHELOR_NORMAL', 'licenciatura plena']], 'professor'],
    ['carteira assinada', [], 'carteira assinada'],
    ['recepcionista inglês fluente', [['language ingles 3', 'inglês fluente']], 'recepcionista'],
    ['fluente em espanhol', [['language espanhol 3', 'fluente em espanhol']], ''],
    ['inglês nível avançado', [['language ingles 3', 'inglês nível avançado']], ''],
    ['inglês', [], 'inglês'],
    ['auxiliar ensino médio completo', [['schooling HIGH_SCHOOL_GENERAL', 'ensino médio completo']], 'auxiliar'],
    ['analista formado em administração', [['schooling BACHELOR_NORMAL', 'formado']], 'analista em administração'],
    ['pedreiro com 2 anos de experiência', [['experience 2', 'com 2 anos de experiência']], 'pedreiro'],
    ['pedreiro com experiência', [['experience 0', 'com experiência']], 'pedreiro'],
    ['vendedor sem experiência', [], 'vendedor sem experiência'],
    ['vendedora até 30 anos', [['protected', 'até 30 anos']], 'vendedora'],
    ['vendedora de 20 a 30 anos', [['protected', 'de 20 a 30 anos']], 'vendedora'],
    ['mulher para limpeza', [['protected', 'mulher']], 'para limpeza'],
    ['jovem aprendiz', [], 'jovem aprendiz'],
    ['vendedora jovem', [['protected', 'jovem']], 'vendedora'],
    ['vendedora moda feminina', [], 'vendedora moda feminina'],
    ['cuidadora de idosos', [], 'cuidadora de idosos'],
    ['professora jovem', [['protected', 'jovem']], 'professora'],
    ['vendedor 50+', [['protected', '50+']], 'vendedor'],
    ['motorista D', [['licence D', 'D']], 'motorista'],
    ['motorista e entregador', [], 'motorista e entregador'],
    ['garçom mais de 3 anos', [['experience 3', 'mais de 3 anos']], 'garçom'],
    ['babá de criança de 2 anos', [], 'babá de criança de 2 anos'],
    ['cabeleireiro masculino', [], 'cabeleireiro masculino'],
    [
      'recepcionista sexo feminino boa aparência',
      [
        ['protected', 'sexo feminino'],
        ['protected', 'boa aparência'],
      ],
      'recepcionista',
    ],
    ['babá sem filhos', [['protected', 'sem filhos']], 'babá'],
    ['pcd', [], 'pcd'],
  ])('«%s»', (typed, terms, rest) => {
    expect(read(typed)).toEqual({ terms, rest: { occupation: rest, location: '' } })
  })

  it('stands in either field', () => {
    expect(read('vendedor', 'Campinas, cnh b')).toEqual({
      terms: [['licence B', 'cnh b']],
      rest: { occupation: 'vendedor', location: 'Campinas' },
    })
  })

  it('never searches words by which nobody may be chosen', () => {
    expect(withoutProtected('excel mulher solteira')).toEqual({ text: 'excel', left: ['mulher', 'solteira'] })
    expect(withoutProtected('hospital evangélico')).toEqual({ text: 'hospital evangélico', left: [] })
  })
})

describe('the experience asked for', () => {
  const none = { seniorities: [], firstJob: false, years: null } as const
  it.each([
    [none, { least: 0, most: 5 }],
    [
      { ...none, firstJob: true },
      { least: 0, most: 0 },
    ],
    [
      { ...none, seniorities: ['junior'] as const },
      { least: 0, most: 2 },
    ],
    [
      { ...none, seniorities: ['junior', 'mid'] as const },
      { least: 0, most: 4 },
    ],
    [
      { ...none, years: 0 },
      { least: 1, most: 5 },
    ],
    [
      { ...none, years: 2 },
      { least: 2, most: 5 },
    ],
    [
      { ...none, years: 5 },
      { least: 4, most: 5 },
    ],
    [
      { ...none, years: 20 },
      { least: 5, most: 5 },
    ],
  ])('by %j', (asked, span) => {
    expect(experienceAsked(asked)).toEqual(span)
  })
})
