import { normalise } from '../../occupations/words.ts'
import { type Benefit, benefits } from '../../reference/benefits.ts'
import { phrasesIn } from '../../word-table.ts'

/** What people type for each benefit. These words mean nothing else, so they count anywhere in the text. */
const anywhere: Partial<Record<Benefit, string>> = {
  'vale-refeicao': 'vale refeicao; vales refeicao; ticket refeicao; vr e va; vr va',
  'vale-alimentacao': 'vale alimentacao; ticket alimentacao; vale mercado; vale supermercado',
  'cesta-basica': 'cesta basica',
  'refeicao-no-local':
    'refeicao no local; alimentacao no local; refeitorio no local; almoco no local; comida no local; janta no local',
  'auxilio-creche': 'auxilio creche; vale creche',
  'auxilio-combustivel': 'auxilio combustivel; vale combustivel; ajuda de combustivel',
  'auxilio-home-office': 'auxilio home office',
  'participacao-nos-lucros-ou-resultados': 'plr; ppr; participacao nos lucros; participacao nos resultados',
  'horario-flexivel': `horarios flexiveis; flexibilidade de horario; flexibilidade de horarios; jornada flexivel; horario livre; horarios livres;
    trabalho flexivel; escala flexivel; flexivel`,
  'folga-no-aniversario': 'folga no aniversario; day off aniversario; day off no aniversario',
  'licenca-maternidade-estendida': 'licenca maternidade estendida; licenca maternidade de 6 meses',
  'licenca-paternidade-estendida': 'licenca paternidade estendida',
}

/**
 * These may also be something that people sell or drive ('vendedor de plano de saúde'), so they only count after a word
 * such as 'com'.
 */
const offered: Partial<Record<Benefit, string>> = {
  'assistencia-medica': `plano de saude; plano saude; planos de saude; plano medico; convenio medico; convenio de saude; convenio;
    assistencia medica; seguro saude`,
  'assistencia-odontologica': `plano odontologico; plano dental; plano dentario; convenio odontologico; assistencia odontologica;
    plano odonto; convenio odonto`,
  'vale-refeicao': 'vr',
  'vale-alimentacao': 'va; alimentacao',
  'refeicao-no-local': 'refeicao; refeitorio; almoco',
  'seguro-de-vida': 'seguro de vida',
  'previdencia-privada': 'previdencia privada',
  'transporte-fretado': 'fretado; onibus fretado; transporte fretado; transporte da empresa; onibus da empresa',
  estacionamento: 'estacionamento; estacionamento no local; estacionamento gratis',
  'plano-de-carreira': 'plano de carreira; plano de cargos e salarios',
  'bolsa-de-estudos': 'bolsa de estudos; bolsa de estudo; auxilio educacao; auxilio faculdade',
  'cursos-e-treinamentos': 'treinamento; treinamentos; cursos e treinamentos',
  'academia-ou-bem-estar': 'academia; gympass; wellhub; totalpass',
  'convenio-com-farmacia': 'convenio com farmacia; convenio farmacia; desconto em farmacia',
  'bonus-por-resultado': 'bonus; bonificacao; premiacao; bonus por resultado; bonus por meta',
  'celular-corporativo': 'celular corporativo; celular da empresa',
  'notebook-da-empresa': 'notebook da empresa; notebook',
}
const before = [
  'com',
  'tem',
  'tenha',
  'que tem',
  'que tenha',
  'que ofereca',
  'que oferece',
  'oferece',
  'que de',
  'que da',
]

const rowsOf = (table: Partial<Record<Benefit, string>>) => Object.entries(table) as [Benefit, string][]

/** People's phrases for a benefit and its official name, so that a suggestion can be read back. */
const named = (benefit: Benefit, text: string) => [...phrasesIn(text), normalise(benefits.nameOf(benefit))]

/** 'e plano de saúde' continues a list of benefits; 'e alimentação' may belong to an occupation. */
const afterAnother = (phrase: string) => (phrase.includes(' ') ? ['e', 'mais'] : [])

/** What is said so and no other way, 'plano médico e odontológico': nobody sells it under this name. */
const asTyped: Partial<Record<Benefit, string>> = {
  'assistencia-medica': 'plano medico; convenio medico',
  'vale-refeicao': 'e vr; mais vr; vr',
  'vale-alimentacao': 'e va; mais va; va',
  'transporte-fretado': 'fretado',
  'assistencia-odontologica': 'e odontologico; e odonto; e dental',
}

/** What people may want to sell rather than to get. */
const soldAlone: ReadonlySet<Benefit> = new Set(['seguro-de-vida', 'previdencia-privada'])

/** The benefits by names of several words, which alone mean nothing but them. */
const called = new Map(
  rowsOf(offered)
    .filter(([benefit]) => !soldAlone.has(benefit))
    .flatMap(([benefit, text]) => phrasesIn(text).map((phrase) => [phrase, benefit] as const))
    .filter(([phrase]) => phrase.includes(' ')),
)

/** The benefit that is asked for by a phrase of plain words without anything beside it. */
export const benefitCalled = (phrase: string): Benefit | undefined => called.get(phrase)

/** Each benefit with the phrases of plain words that ask for it. */
export const benefitPhrases: readonly (readonly [Benefit, readonly string[]])[] = [
  ...rowsOf(asTyped).map(([benefit, text]) => [benefit, phrasesIn(text)] as const),
  ...rowsOf(anywhere).map(([benefit, text]) => {
    return [benefit, named(benefit, text).flatMap((phrase) => [phrase, `com ${phrase}`, `e ${phrase}`])] as const
  }),
  ...rowsOf(offered).map(([benefit, text]) => {
    const said = named(benefit, text).flatMap((phrase) =>
      [...before, ...afterAnother(phrase)].map((word) => `${word} ${phrase}`),
    )
    return [benefit, said] as const
  }),
]
