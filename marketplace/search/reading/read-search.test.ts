import { describe, expect, it } from 'vitest'
import { occupationNames } from '../../occupations/names.ts'
import { occupations } from '../../occupations/titles.ts'
import { meanings, normalise } from '../../occupations/words.ts'
import { placeLabel, type Town } from '../places/place.ts'
import { regionNames, regionOf } from '../places/regions.ts'
import { withoutPart } from './parts.ts'
import { readSearch } from './read-search.ts'
import type { Names } from './reading.ts'
import { runsOf, typedWords } from './typed-words.ts'

const known = new Map<string, { cbo: number; name: string; weight: number }[]>()
for (const { cbo, name, normalised, weight } of occupationNames(occupations())) {
  const all = known.get(normalised) ?? []
  known.set(normalised, all)
  all.push({ cbo: Number(cbo), name, weight })
}

const towns =
  `Campinas SP 1139; São Paulo SP 11452; Rio de Janeiro RJ 6211; Santos SP 419; Salvador BA 2418; Belo Horizonte MG 2315;
  Natal RN 751; Caixa-Prego BA 1; Minas do Leão RS 8; Santa Maria RS 272; Santa Maria PB 8; Registro SP 60; Praia Grande SP 350;
  Feira de Santana BA 616; Brasília DF 2817; Curitiba PR 1774; Rio Claro SP 201; Franca SP 353; Osasco SP 743; Barueri SP 316; Jandira SP 118; Americana SP 237`
    .split(';')
    .map((each): Town => {
      const [, name = '', state = '', thousands = ''] = /^\s*(.+) ([A-Z]{2}) (\d+)$/.exec(each) ?? []
      return {
        id: Number(thousands),
        name,
        state: state as Town['state'],
        population: Number(thousands) * 1000,
        latitude: 0,
        longitude: 0,
      }
    })
const byName = new Map<string, Town[]>()
for (const town of towns) byName.set(normalise(town.name), [...(byName.get(normalise(town.name)) ?? []), town])
const moema = { name: 'Moema', town: towns[1] as Town, latitude: -23.6, longitude: -46.66, wellKnown: true }

function read(occupation: string, location = '') {
  const typed = { occupation, location }
  const runs = [...runsOf(typedWords(occupation)), ...runsOf(typedWords(location))]
  const names: Names = {
    occupations: new Map(
      runs.flatMap((run) => {
        const spelt = run
          .split(' ')
          .reduce<string[]>(
            (begun, word) => begun.flatMap((each) => meanings(word).map((way) => `${each} ${way}`.trim())).slice(0, 24),
            [''],
          )
        const found = spelt.flatMap((each) => known.get(each) ?? [])
        return found.length > 0 ? [[run, found]] : []
      }),
    ),
    towns: byName,
    districts: new Map([
      ['moema', [moema]],
      ['copacabana', [{ ...moema, name: 'Copacabana', town: towns[2] as Town }]],
    ]),
    companies: new Map([['padaria aurora', { name: 'Padaria Aurora' }]]),
  }
  const reading = readSearch(typed, names)
  return {
    cbo: reading.cargos[0]?.occupations[0]?.name.toLowerCase(),
    cargos: reading.cargos.map(({ occupations }) => occupations[0]?.name.toLowerCase()).join(', '),
    terms: reading.terms.map(({ term }) => ('value' in term ? `${term.kind} ${term.value}` : term.kind)).join(', '),
    place: reading.place ? placeLabel(reading.place) || reading.place.kind : '',
    unknown: reading.unknown.map(({ text }) => text).join('|'),
    head: reading.cargos[0]?.head ?? '',
    reading,
    typed,
  }
}

describe('what is typed as an occupation', () => {
  it.each([
    ['home office', '', 'workType 2', '', ''],
    ['trabalho em casa', '', 'workType 2', '', ''],
    ['remoto', '', 'workType 2', '', ''],
    ['pj', '', 'contract 3', '', ''],
    ['clt', '', 'contract 1', '', ''],
    ['pcd', '', 'pcd', '', ''],
    ['júnior', '', 'seniority junior', '', ''],
    ['estágio', '', 'jobKind internship', '', ''],
    ['jovem aprendiz', '', 'jobKind apprentice', '', ''],
    ['menor aprendiz', '', 'jobKind apprentice', '', ''],
    ['primeiro emprego', '', 'firstJob', '', ''],
    ['vagas sem experiência', '', 'firstJob', '', ''],
    ['vendedor em campinas', 'vendedor', '', 'Campinas, SP', ''],
    ['cozinheira rj', 'cozinheira', '', 'Rio de Janeiro', ''],
    ['motorista zona leste', 'motorista', '', 'Zona Leste, São Paulo', ''],
    ['enfermeira santos', 'enfermeira', '', 'Santos, SP', ''],
    ['Caixa', 'caixa', '', '', ''],
    ['vendedora meio período', 'vendedora', 'shift partTime', '', ''],
    ['técnico de enfermagem 12x36', 'técnico de enfermagem', 'shift twelveByThirtySix', '', ''],
    ['garçom fim de semana', 'garçom', 'shift weekend', '', ''],
    ['programador sênior remoto', 'programador', 'seniority senior, workType 2', '', ''],
    ['motorista acima de 3000', 'motorista', 'salary 300000', '', ''],
    ['motorista 2 mil', 'motorista', 'salary 200000', '', ''],
    ['vendedor r$ 2.500', 'vendedor', 'salary 250000', '', ''],
    ['programador 8k pj', 'programador', 'salary 800000, contract 3', '', ''],
    ['recepcionista inglês', 'recepcionista', 'language ingles', '', ''],
    ['cozinheiro em copacabana', 'cozinheiro', '', 'Copacabana, Rio de Janeiro, RJ', ''],
    ['vaga de vendedor urgente', 'vendedor', '', '', ''],
    ['padeiro perto de mim', 'padeiro', '', 'near', ''],
    ['babá brasil', 'babá', '', 'Brasil', ''],
    ['auxiliar administrativo', 'auxiliar administrativo', '', '', ''],
    ['aux adm', 'auxiliar administrativo', '', '', ''],
    ['campinas', undefined, '', 'Campinas, SP', ''],
    ['vendedor Santa Maria RS', 'vendedor', '', 'Santa Maria, RS', ''],
    ['garçom natal', 'garçom', '', 'Natal, RN', ''],
    ['promotor de feira', undefined, '', '', 'feira'],
    ['vendedor no ABC', 'vendedor', '', 'ABC Paulista', ''],
    ['motorista xyzzy', 'motorista', '', '', 'xyzzy'],
    ['copacabana', undefined, '', 'Copacabana, Rio de Janeiro, RJ', ''],
    ['vendedor copacabana', 'vendedor', '', 'Copacabana, Rio de Janeiro, RJ', ''],
    ['estagiário de direito', undefined, 'jobKind internship', '', 'direito'],
  ])('«%s»', (typed, cbo, terms, place, unknown) => {
    const found = read(typed)
    expect([found.terms, found.place]).toEqual([terms, place])
    if (cbo) expect([found.cbo, found.unknown]).toEqual([cbo, unknown])
  })
})

describe('several cargos', () => {
  it.each([
    ['garçom ou barman', 'garçom, barman', '', ''],
    ['garçom, barman', 'garçom, barman', '', ''],
    ['garçom/barman', 'garçom, barman', '', ''],
    ['garçom / barman', 'garçom, barman', '', ''],
    ['garçom e barman', 'garçom, barman', '', ''],
    ['garçom + barman', 'garçom, barman', '', ''],
    ['garçom - barman', 'garçom, barman', '', ''],
    ['garçom barman', 'garçom, barman', '', ''],
    ['banhista ou tosador', 'banhista, tosador', '', ''],
    ['garçom e/ou barman', 'garçom, barman', '', ''],
    ['vaga de garçom ou vaga de barman', 'garçom, barman', '', ''],
    ['pedreiro, pintor, eletricista em campinas', 'pedreiro, pintor, eletricista', 'Campinas, SP', ''],
    ['garçom ou barman em campinas', 'garçom, barman', 'Campinas, SP', ''],
    ['padeiro xyzzy ou barman plugh', 'padeiro, barman', '', 'xyzzy|plugh'],
    ['vendedor/a', 'vendedor', '', ''],
    ['técnico de enfermagem', 'técnico de enfermagem', '', ''],
  ])('«%s»', (typed, cargos, place, unknown) => {
    const found = read(typed)
    expect([found.cargos, found.place, found.unknown]).toEqual([cargos, place, unknown])
  })

  it('each contain the words next to them, and can be removed', () => {
    const { reading, typed } = read('padeiro xyzzy, garçom ou barman plugh em campinas')
    expect(reading.cargos.map(({ beside }) => beside)).toEqual([['xyzzy'], [], ['plugh']])
    const without = reading.cargos.map(({ part }) => withoutPart(typed, part).occupation)
    expect(without).toEqual([
      'xyzzy, garçom ou barman plugh em campinas',
      'padeiro xyzzy ou barman plugh em campinas',
      'padeiro xyzzy, garçom plugh em campinas',
    ])
    const { reading: two, typed: both } = read('garçom/barman')
    expect(two.cargos.map(({ part }) => withoutPart(both, part).occupation)).toEqual(['barman', 'garçom'])
  })

  it('are alternatives only where something says so', () => {
    const alternatives = (typed: string) => read(typed).reading.cargos.map(({ isAlternative }) => isAlternative)
    expect(alternatives('garçom ou barman')).toEqual([false, true])
    expect(alternatives('garçom barman')).toEqual([false, false])
  })

  it('aren’t read in the place’s field beside one in its own', () => {
    expect(read('garçom', 'padeiro')).toMatchObject({ cargos: 'garçom', unknown: 'padeiro' })
  })
})

describe('distances and several places', () => {
  it.each([
    ['vendedor', 'campinas até 20 km', 'Campinas, SP', 20, '', ''],
    ['vendedor', '20km de campinas', 'Campinas, SP', 20, '', ''],
    ['vendedor num raio de 10 quilômetros de campinas', '', 'Campinas, SP', 10, '', ''],
    ['vendedor até 15 km de caixa-prego', '', 'Caixa-Prego, BA', 15, '', ''],
    ['vendedor até 10 km', '', 'near', 10, '', ''],
    ['vendedor', 'perto de mim até 5 km', 'near', 5, '', ''],
    ['', 'campinas ou santos', 'Campinas, SP', null, 'Santos, SP', ''],
    ['', 'campinas/santos', 'Campinas, SP', null, 'Santos, SP', ''],
    ['', 'osasco americana', 'Osasco, SP', null, 'Americana, SP', ''],
    ['vendedor osasco barueri', '', 'Osasco, SP', null, 'Barueri, SP', ''],
    ['vendedor em osasco barueri', '', 'Osasco, SP', null, 'Barueri, SP', ''],
    ['vendedor jandira barueri noturno', '', 'Jandira, SP', null, 'Barueri, SP', ''],
    ['vendedor osasco salvador', '', 'Salvador, BA', null, '', 'osasco'],
    ['', 'campinas salvador', 'Salvador, BA', null, '', 'campinas'],
    ['', 'campinas, santos e osasco', 'Campinas, SP', null, 'Santos, SP|Osasco, SP', ''],
    ['vendedor em campinas ou santos', '', 'Campinas, SP', null, 'Santos, SP', ''],
    ['', 'Campinas, SP, Brasil', 'Campinas, SP', null, '', ''],
    ['', 'SP, campinas', 'Campinas, SP', null, '', ''],
    ['', '13010-100, campinas', '13010-100', null, '', ''],
    ['', '13010-100 campinas', '13010-100', null, '', ''],
    ['', 'campinas 13010-100', '13010-100', null, '', ''],
    ['', 'campinas xyzzy', 'Campinas, SP', null, '', 'xyzzy'],
    ['', 'copacabana, rio de janeiro', 'Copacabana, Rio de Janeiro, RJ', null, '', ''],
  ])('«%s» «%s»', (occupation, location, place, kilometres, further, unknown) => {
    const found = read(occupation, location)
    const others = found.reading.furtherPlaces.map((each) => placeLabel(each.place)).join('|')
    expect([found.place, found.reading.kilometres, others, found.unknown]).toEqual([
      place,
      kilometres,
      further,
      unknown,
    ])
  })
})

describe('what is typed as a place', () => {
  it.each([
    ['Campinas, SP', 'Campinas, SP'],
    ['sampa', 'São Paulo, SP'],
    ['São Paulo', 'São Paulo, SP'],
    ['sp', 'São Paulo'],
    ['minas', 'Minas Gerais'],
    ['brasil', 'Brasil'],
    ['Copacabana', 'Copacabana, Rio de Janeiro, RJ'],
    ['zona leste', 'Zona Leste, São Paulo'],
    ['Santa Maria', 'Santa Maria, RS'],
    ['moema são paulo', 'Moema, São Paulo, SP'],
    ['01310-100', '01310-100'],
    ['interior de SP', 'Interior de São Paulo'],
    ['perto de mim', 'near'],
  ])('«%s»', (typed, place) => {
    expect(read('', typed).place).toBe(place)
  })

  it('may be something else', () => {
    expect(read('vendedor', 'home office')).toMatchObject({ terms: 'workType 2', place: '' })
    expect(read('', 'vendedor em campinas')).toMatchObject({ cbo: 'vendedor', place: 'Campinas, SP' })
  })

  it('counts before one in the other field', () => {
    expect(read('vendedor em campinas', 'Santos').place).toBe('Santos, SP')
  })
})

describe('what isn’t wanted', () => {
  const avoidedIn = (typed: string) => read(typed).reading.avoided.map(({ text }) => text)

  it.each([
    ['menos telemarketing', ['telemarketing'], ''],
    ['auxiliar administrativo que não seja vendas', ['vendas'], 'auxiliar administrativo'],
    ['tudo menos vendas e telemarketing', ['vendas', 'telemarketing'], ''],
    ['não quero trabalhar com vendas', ['vendas'], ''],
    ['cozinheira sem ser garçom', ['garçom'], 'cozinheira'],
    ['telemarketing não', ['telemarketing'], ''],
    ['vendas e telemarketing', [], 'vendas, telemarketing'],
  ])('«%s» leaves out %j', (typed, avoided, cargos) => {
    expect(avoidedIn(typed)).toEqual(avoided)
    expect(read(typed)).toMatchObject({ cargos, unknown: '' })
  })

  it.each([
    ['recepcionista menos noturno', 'menos noturno'],
    ['não quero home office', 'não quero home office'],
    ['motorista fora de campinas', 'fora de campinas'],
    ['vendedor sem meta', 'sem meta'],
    ['vendedor sem bater de porta em porta', 'sem bater de porta em porta'],
    ['sem contato com xyz', 'sem contato com xyz'],
    ['que não trabalhe à noite', 'que não trabalhe à noite'],
    ['vendedor que não exija inglês', 'que não exija inglês'],
    ['vendedor até 2500', 'até 2500'],
    ['trabalho leve', 'trabalho leve'],
    ['vendedor não sei', 'não sei'],
    ['recepcionista sem excel', 'sem excel'],
  ])('«%s» can’t be left out, and is neither claimed nor searched', (typed, denied) => {
    expect(read(typed)).toMatchObject({ unknown: '', terms: '', place: '' })
    expect(read(typed).reading.denied.map(({ text }) => text)).toEqual([denied])
    expect(avoidedIn(typed)).toEqual([])
  })

  it('leaves out four cargos at most, and says which ones it doesn’t', () => {
    const typed = 'menos vendas e garçom e cozinheira e telemarketing e recepcionista'
    expect(avoidedIn(typed)).toEqual(['vendas', 'garçom', 'cozinheira', 'telemarketing'])
    expect(read(typed).reading.denied.map(({ text }) => text)).toEqual(['recepcionista'])
  })

  it('leaves nothing to say of what asks for nothing', () => {
    expect(read('sem currículo').unknown).toBe('')
    expect(read('vendedor sem experiência')).toMatchObject({ terms: 'firstJob', unknown: '' })
    expect(read('menos escala 6x1').terms).toBe('shift fiveByTwo')
  })

  it('is taken away with the word that says so', () => {
    const { reading, typed } = read('recepcionista menos telemarketing')
    expect(withoutPart(typed, reading.avoided[0]?.part as never).occupation).toBe('recepcionista')
  })
})

describe('a letter and a slash', () => {
  it.each([
    ['vendedor c/ inglês', 'language ingles'],
    ['vendedor s/ experiência', 'firstJob'],
    ['vendedor s/experiência', 'firstJob'],
    ['R$ 20 p/ hora', 'salary 440000'],
    ['q nao precise de experiencia', 'firstJob'],
  ])('«%s» stands for a word', (typed, terms) => {
    expect(read(typed)).toMatchObject({ terms, unknown: '', place: '' })
  })

  it('are taken away with their words', () => {
    const { reading, typed } = read('vendedor c/ inglês')
    expect(withoutPart(typed, reading.terms[0]?.part as never).occupation).toBe('vendedor')
  })
})

describe('words with another sense', () => {
  it.each([
    ['vendedor hora extra', '', 'hora extra'],
    ['restaurante japonês', '', 'japonês'],
    ['ajudante de cozinha no japonês', '', 'japonês'],
    ['vendedora na internet de casa', 'workType 2', ''],
    ['quem não terminou a escola', 'schooling GRADE_SCHOOL_TRADITIONAL', ''],
    ['sra de 50 anos', '', ''],
    ['vendedor sr', 'seniority senior', ''],
    ['jovem de 22 anos', '', ''],
    ['vendedora de moda feminina', '', 'moda feminina'],
    ['vendedora feminina', '', ''],
    ['zelador moradia no local', '', 'moradia no local'],
    ['zelador no local', 'workType 1', ''],
    ['gerente de contas a pagar pj', 'contract 3', ''],
    ['gerente de relacionamento pj', '', 'pj'],
    ['garçonete free', 'contract 4', ''],
    ['vendedor free shop', '', 'free shop'],
    ['vendedor 3 mil + vr', 'salary 300000, benefit vale-refeicao', ''],
    ['desenvolvedor vr', '', 'vr'],
    ['pizzaiolo de terça a domingo', '', 'de terça a domingo'],
    ['pizzaiolo de sexta a domingo', 'shift weekend', ''],
    ['enfermeira plantão 24h', '', 'plantão 24h'],
    ['soldador alimentação no local', 'benefit refeicao-no-local', ''],
    ['soldador fretado', 'benefit transporte-fretado', ''],
    ['motorista de fretado', '', 'fretado'],
    ['pedreiro pagamento por dia', '', ''],
    ['bico que paga no mesmo dia', 'contract 4', ''],
    ['engenheiro civil 25 anos de experiência', '', ''],
    ['faxineira três vezes por semana', '', ''],
    ['meio período depois da escola', 'shift partTime', ''],
  ])('«%s» has the terms «%s» and the words «%s»', (typed, terms, unknown) => {
    expect(read(typed)).toMatchObject({ terms, unknown })
  })
})

describe('tools, workplaces and employers', () => {
  it.each([
    ['vendedor excel', 'vendedor', 'excel'],
    ['motorista hospital', 'motorista', 'hospital'],
    ['porteiro folguista', 'porteiro', 'folguista'],
    ['excel', 'excel', ''],
    ['hospital ou escola', 'hospital, escola', ''],
    ['caixa casas bahia', 'caixa', 'casas bahia'],
    ['casas bahia', '', 'casas bahia'],
    ['bartender eventos', 'bartender', 'eventos'],
    ['vigilante curso de reciclagem', 'vigilante', 'reciclagem'],
    ['recepcionista em clínica médica', 'recepcionista', 'clínica médica'],
    ['eletricista automação', 'eletricista', 'automação'],
    ['bartender ou eventos', 'bartender, eventos', ''],
    ['faxineira banho e tosa', 'faxineira, banho e tosa', ''],
    ['sou técnica de radiologia e quero trabalhar em clínica', 'técnica de radiologia', 'clínica'],
    ['motorista para levar idoso no médico', 'motorista', 'levar idoso no médico'],
    ['auxiliar administrativo photoshop', 'auxiliar administrativo', 'photoshop'],
    ['recepcionista que saiba vendas', 'recepcionista', 'vendas'],
    ['estoquista loja de roupa', 'estoquista', 'loja de roupa'],
  ])('of «%s» the cargo is «%s» and the words «%s»', (typed, cargos, unknown) => {
    expect(read(typed)).toMatchObject({ cargos, unknown, place: '' })
  })

  it('are no second cargo before a longer one', () => {
    expect(read('vendedor operador de caixa').cargos).toBe('vendedor, operador de caixa')
  })
})

describe('people with disabilities', () => {
  it.each([
    ['psicóloga autismo', '', 'autismo'],
    ['professor de surdos', '', 'surdos'],
    ['vendedor autista', 'pcd', ''],
    ['psicóloga pcd', 'pcd', ''],
    ['sou autista, psicóloga', 'pcd', ''],
  ])('of «%s» the terms are «%s» and the words «%s»', (typed, terms, unknown) => {
    expect(read(typed)).toMatchObject({ terms, unknown })
  })
})

describe('what somebody has learnt', () => {
  it.each([
    ['formada em psicologia e quero trabalhar com recrutamento', 'recrutamento'],
    ['sou formado em direito ou contabilidade mas quero ser vendedor', 'vendedor'],
    ['formada em psicologia', 'psicologia'],
    ['vendedora formada em administração', 'vendedora'],
    ['tenho experiência em hotel e queria ser governanta', 'governanta'],
  ])('«%s» asks for «%s»', (typed, cargos) => {
    expect(read(typed).cargos).toBe(cargos)
  })
})

describe('letters of a state before what lies in it', () => {
  it.each([
    ['sp zona leste', 'Zona Leste, São Paulo'],
    ['vendedor rj zona sul', 'Zona Sul, Rio de Janeiro'],
    ['sp campinas', 'Campinas, SP'],
    ['são paulo sp zona leste', 'Zona Leste, São Paulo'],
    ['sp interior', 'Interior de São Paulo'],
    ['PB - Santa Maria', 'Santa Maria, PB'],
    ['rj vendedor', 'Rio de Janeiro'],
  ])('«%s» are one place', (typed, place) => {
    const { reading } = read(typed)
    expect(placeLabel(reading.place as never)).toBe(place)
    expect(reading.furtherPlaces).toEqual([])
    expect(reading.unknown).toEqual([])
  })
})

it('keeps a place of the other field that contradicts its own', () => {
  const { reading } = read('vendedor em santos', 'curitiba')
  expect(placeLabel(reading.place as never)).toBe('Curitiba, PR')
  expect(reading.furtherPlaces.map(({ place }) => placeLabel(place))).toEqual(['Santos, SP'])
})

it.each([
  ['garçom em portugal', '', ['portugal'], []],
  ['garçom', 'portugal', [], ['portugal']],
  ['analista de comércio exterior', '', [], []],
])('«%s» «%s» is work abroad: %j', (occupation, location, denied, unknown) => {
  const { reading } = read(occupation, location)
  expect(reading.place).toBeNull()
  expect(reading.denied.map(({ text }) => text)).toEqual(denied)
  expect(reading.unknown.map(({ text }) => text)).toEqual(unknown)
})

describe('a side that every town has', () => {
  it.each([
    ['', 'zona sul de salvador', 'Salvador, BA', ['zona sul']],
    ['', 'salvador, zona norte', 'Salvador, BA', ['zona norte']],
    ['porteiro zona norte de salvador', '', 'Salvador, BA', ['zona norte']],
    ['porteiro zona norte de natal', '', 'Zona Norte, Natal', []],
    ['', 'região sul de sampa', 'Zona Sul, São Paulo', []],
    ['porteiro zona leste', 'São Paulo', 'Zona Leste, São Paulo', []],
    ['', 'zona norte do rio de janeiro', 'Zona Norte, Rio de Janeiro', []],
    ['', 'sul goiano', 'Sul Goiano', []],
    ['', 'norte potiguar', 'Rio Grande do Norte', ['norte']],
    ['', 'zona sul ou campinas', 'Campinas, SP', []],
  ])('«%s» «%s»: %s', (occupation, location, place, unknown) => {
    const { reading } = read(occupation, location)
    expect(placeLabel(reading.place as never)).toBe(place)
    expect(reading.unknown.map(({ text }) => text)).toEqual(unknown)
  })
})

describe('a place in the field of the cargo', () => {
  it.each([
    ['caixa perto de osasco', 'Osasco, SP'],
    ['vendedor de osasco', 'Osasco, SP'],
    ['porteiro moema noturno', 'Moema, São Paulo, SP'],
    ['vendedor em santos ou osasco', 'Santos, SP'],
    ['vendedor ddd 19', 'DDD 19 (Campinas)'],
    ['vendedor ddd 67', 'Mato Grosso do Sul'],
    ['trabalhar na praia', ''],
    ['camareira praia', ''],
    ['trabalhar no rio', 'Rio de Janeiro, RJ'],
    ['trabalhar no registro', 'Registro, SP'],
  ])('«%s»: %s', (typed, place) => {
    expect(read(typed).place).toBe(place)
  })
})

describe('what was read', () => {
  it('can be taken away', () => {
    const { reading, typed } = read('vendedor em campinas remoto')
    expect(withoutPart(typed, reading.placePart as never).occupation).toBe('vendedor remoto')
    expect(withoutPart(typed, reading.terms[0]?.part as never).occupation).toBe('vendedor em campinas')
    expect(withoutPart(typed, reading.cargos[0]?.part as never).occupation).toBe('em campinas remoto')
  })

  it('keeps a place that is unknown, whatever it says', () => {
    const { unknown, denied } = read('', 'Cidade que não existe').reading
    expect([unknown.map(({ text }) => text), denied]).toEqual([['que não existe'], []])
  })

  it('names a company', () => {
    expect(read('padaria aurora').reading.company).toEqual({ name: 'Padaria Aurora' })
  })
})

it.each(regionNames())('the region «%s» is read by its own name', (name) => {
  expect(regionOf(normalise(name))?.name).toBe(name)
})
