import { read } from '@trampolim/tests/fixtures/read-searches.ts'
import { describe, expect, it } from 'vitest'
import { withoutPart } from './parts.ts'

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
    ['trabalhei em padaria 15 anos', '', '15 anos'],
    ['tenho 15 anos', 'jobKind apprentice', ''],
    ['trabalhar com autistas', '', ''],
    ['sou pontual e responsável', '', ''],
    ['segunda, quarta e sexta', '', ''],
    ['rh@empresa.com.br', '', 'rh@empresa.com.br'],
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
