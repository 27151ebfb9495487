import type { Benefit } from '../../reference/benefits.ts'
import type { ContractType } from '../../reference/contract-types.ts'
import type { JobKindWord } from '../../reference/job-types.ts'
import type { Language } from '../../reference/languages.ts'
import type { WorkType } from '../../reference/work-types.ts'
import { phrasesIn, wordTable } from '../../word-table.ts'
import { beginningsOf } from '../beginnings.ts'
import { benefitPhrases } from './benefit-phrases.ts'
import { shiftOfTimes } from './clock-times.ts'
import { daysBesideDaysOff } from './days-off.ts'
import { disabilityPhrases } from './disability-phrases.ts'
import { distanceAsked } from './distances.ts'
import { languageAsked, languagePhrases } from './language-words.ts'
import { lowestPayOf, salaryWords } from './salaries.ts'
import { schoolingPhrases, schoolingWithout, type TypedSchooling } from './schooling-phrases.ts'
import { unneededIn } from './unneeded.ts'

/** The times of day or days of the week in which work is done, as people ask for them. */
export const workShifts = [
  'morning',
  'afternoon',
  'night',
  'partTime',
  'mondayToFriday',
  'fiveByTwo',
  'sixByOne',
  'twelveByThirtySix',
  'weekend',
] as const
export type WorkShift = (typeof workShifts)[number]

/** Of each of these one is enough, but every kind that was typed is needed: 'porteiro segunda a sexta à noite'. */
export const kindsOfShifts: readonly (readonly WorkShift[])[] = [
  ['mondayToFriday', 'fiveByTwo', 'sixByOne', 'twelveByThirtySix', 'weekend'],
  ['morning', 'afternoon', 'night'],
  ['partTime'],
]

/** Levels of seniority, as they appear in job titles. */
export const seniorities = ['trainee', 'junior', 'mid', 'senior', 'lead'] as const
export type Seniority = (typeof seniorities)[number]

/** What typed words ask of a job besides its occupation and its place. `salary` is the monthly minimum, in cents. */
export type Term =
  | { kind: 'workType'; value: WorkType }
  | { kind: 'jobKind'; value: JobKindWord }
  | { kind: 'contract'; value: ContractType }
  | { kind: 'pcd' }
  | { kind: 'firstJob' }
  | { kind: 'shift'; value: WorkShift }
  | { kind: 'seniority'; value: Seniority }
  | { kind: 'language'; value: Language }
  | { kind: 'benefit'; value: Benefit }
  | { kind: 'schooling'; value: TypedSchooling }
  | { kind: 'salary'; value: number }
  /** Kilometres around the place. */
  | { kind: 'distance'; value: number }

type Row = readonly [term: Term, phrases: string]

/**
 * Each term with the phrases that people type for it, in plain words as `normalise` returns them, separated by
 * semicolons.
 */
const rows: readonly Row[] = [
  [
    { kind: 'workType', value: 2 },
    `remoto; remota; remotos; remotas; home office; hom office; homeoffice; home; trabalho remoto;
    vaga remota; vagas remotas; 100 remoto; 100 remota; cem por cento remoto;
    100 por cento remoto; cem por cento home office; 100 por cento home office; 100 home office; home office 100; remoto 100; remota 100; trabalho remoto 100; full remote; fully remote; totalmente remoto; trabalho em casa; trabalhar em casa;
    trabalhar de casa; trabalho de casa; trabalhar da minha casa; em casa; na minha casa; teletrabalho;
    trabalho online; trabalhar online; vaga online; online; a distancia; trabalho a distancia; remote; work from home; wfh;
    na internet de casa; pela internet de casa; da minha casa; de casa mesmo; direto de casa; trabalhando de casa; no computador de casa; do computador de casa; pelo computador de casa; do meu computador; no meu computador; pela internet; trabalhar pela internet; trabalho pela internet; trabalhar pelo celular; pelo celular; anywhere;
    fazer de casa; fazer em casa; fazer da minha casa; fazer na minha casa; pelo computador; no computador em casa`,
  ],
  [
    { kind: 'workType', value: 3 },
    `hibrido; hibrida; hibridos; hibridas; semi presencial; semipresencial; modelo hibrido; trabalho hibrido; hybrid;
    parcialmente remoto; parcial remoto`,
  ],
  [
    { kind: 'workType', value: 1 },
    'presencial; presenciais; trabalho presencial; vaga presencial; no local; onsite; on site',
  ],
  [
    { kind: 'jobKind', value: 'internship' },
    `estagio; estagios; estagiario; estagiaria; estagiarios; estagiarias; estag; vaga de estagio;
    vagas de estagio; estagio remunerado; programa de estagio; bolsa estagio; intern; internship; estudante;
    estudantes; para estudante; para estudantes; universitario; universitaria; universitarios; ciee; pelo ciee; via ciee; cursando; cursando faculdade;
    cursando o ensino superior; cursando ensino superior; superior cursando; ensino superior cursando; superior em andamento; ensino superior em andamento`,
  ],
  [
    { kind: 'jobKind', value: 'apprentice' },
    `aprendiz; aprendizes; jovem aprendiz; jovens aprendizes; menor aprendiz; menor; jovem aprendizes;
    aprendizagem; programa jovem aprendiz; lei da aprendizagem; jovem; pro aprendiz;
    menor de idade; de menor; menores; menores de idade; menor de 18; menor de 18 anos; adolescente; adolescentes`,
  ],
  [
    { kind: 'firstJob' },
    `primeiro emprego; primeiro trabalho; 1 emprego; 1o emprego; 1º emprego; meu primeiro emprego; sem experiencia;
    sem experiencias; s experiencia; sem exp; inexperiente; iniciante; para iniciantes; nunca trabalhei; nunca trabalhou; primeira vez; primeiro trampo; primeiro servico;
    meu primeiro trampo; meu primeiro servico; nao precisa de experiencia; pouca experiencia; primeiro registro; com ou sem experiencia; first job; no experience; entry level;
    recem formado; recem formada; recem formados; recem formadas; recem formado em; recem formada em; acabei de me formar; acabei de me formar em; acabei de formar; acabei de formar em`,
  ],
  [
    { kind: 'contract', value: 1 },
    `clt; c l t; clt efetivo; emprego com carteira assinada; trabalho com carteira assinada; efetivo; efetiva; regime clt; carteira assinada; com carteira; de carteira;
    carteira registrada; registrado; registrada; com registro; registro em carteira; de carteira assinada; fichado; emprego fixo;
    com registro em carteira; registro na carteira; com registro na carteira; com carteira assinada; emprego com carteira; ficha assinada; registrado em carteira; registrada em carteira; registrado na carteira; registrada na carteira; ctps; ctps assinada;
    carteira de trabalho assinada; fichada; trabalho fixo; vinculo empregaticio`,
  ],
  [
    { kind: 'contract', value: 3 },
    'pj; p j; pessoa juridica; mei; com cnpj; cnpj; contrato pj; prestador de servico; prestador de servicos; prestacao de servicos',
  ],
  [
    { kind: 'contract', value: 2 },
    `temporario; temporaria; temporarios; temporarias; temp; temporario natal; temporario de natal; temporaria natal; temporaria de natal; temporarios natal;
      temporario fim de ano; temporaria fim de ano; extra natal; vaga de natal; vagas de natal; trabalho temporario; contrato temporario; pascoa; black friday; temporada; por temporada; nas ferias; trabalho de ferias; emprego de ferias; vaga de ferias; verao; no verao; de verao; temporada de verao; servico de verao; trabalho de verao; emprego de verao;
    fim de ano; final de ano; cobrir licenca maternidade; cobertura de licenca maternidade; cobrir licenca; cobrir ferias; cobertura de ferias; para cobrir ferias; safra; por prazo determinado; prazo determinado; sazonal`,
  ],
  [
    { kind: 'contract', value: 4 },
    `freelancer; freelancers; freela; freelas; frila; free lancer; freelance; free lance; autonomo; autonoma; autonomos; bico; bicos; biscate; biscates; fazer biscate; biscateiro; biscateira;
    free; frees; por dia; empreita; empreitada; por empreita; por empreitada; de empreita; de empreitada; por conta; por projeto; por diaria; avulso; extra; renda extra; diaria; diarias; por conta propria; trabalho informal; informal`,
  ],
  [
    { kind: 'contract', value: 5 },
    'cooperado; cooperada; cooperados; cooperativa; cooperativado; cooperativas de trabalho',
  ],
  [
    { kind: 'pcd' },
    `pcd; pcds; p c d; pne; para pcd; deficiente; deficientes; pessoa com deficiencia; pessoas com deficiencia;
    portador de deficiencia; portadores de deficiencia; com deficiencia; deficiencia;
    cota pcd; cotas pcd; inclusiva; vaga inclusiva; reabilitado; reabilitada; reabilitados; reabilitado inss; reabilitado do inss;
    reabilitado pelo inss; cadeirante; cadeirantes; pcd leve; surdo; surda; surdos; surdo mudo; cego; cega; cegos; baixa visao; visao monocular;
    monocular; autista; autistas; autista nivel 1; autista nivel 2; autista nivel 3; autismo nivel 1; autismo nivel 2; autista adulto; autistas adultos; autismo; tea; sindrome de down; down; amputado; mobilidade reduzida; nanismo; ${disabilityPhrases.join('; ')}`,
  ],
  [
    { kind: 'shift', value: 'morning' },
    `manha; de manha; pela manha; periodo da manha; turno da manha; matutino; matutina; so de manha; so manha; parte da manha; 1 turno;
    primeiro turno; 1o turno`,
  ],
  [
    { kind: 'shift', value: 'afternoon' },
    `tarde; a tarde; de tarde; pela tarde; periodo da tarde; turno da tarde; vespertino; vespertina; so a tarde; fim de tarde; fim da tarde; final de tarde; final da tarde; no fim da tarde; no final da tarde; parte da tarde; 2 turno;
    segundo turno; 2o turno`,
  ],
  [
    { kind: 'shift', value: 'night' },
    `noite; a noite; de noite; pela noite; noturno; noturna; noturnos; periodo noturno; periodo da noite; turno da noite;
    turno noturno; madrugada; de madrugada; na madrugada; da noite; night shift; night; nights; noite toda; 3 turno; terceiro turno; 3o turno`,
  ],
  [
    { kind: 'shift', value: 'partTime' },
    `meio periodo; horario escolar; no horario escolar; horario da escola; horario de escola; horario da creche; horario de creche; em horario escolar; enquanto meu filho esta na escola; meio expediente; meio turno; meio horario; part time; parttime; meia jornada; 4 horas; 4h; 6 horas; 6h;
    poucas horas; algumas horas; horario reduzido; jornada reduzida; tempo parcial; jornada parcial; periodo parcial; horario parcial;
    regime parcial; turno parcial; jornada de tempo parcial; em tempo parcial; contrato parcial; carga horaria reduzida; meio dia; 20 horas; 20h semanais; 30 horas; 30h semanais`,
  ],
  [
    { kind: 'shift', value: 'weekend' },
    `fim de semana; fins de semana; final de semana; finais de semana; fds; finde; findi; no finde; no fds; sabado e domingo; sabados e domingos; sabado; domingo;
    aos sabados; aos domingos; sexta e sabado; sextas e sabados; so fim de semana; fim de semana e feriado; fim de semana e feriados; fins de semana e feriados; finais de semana e feriados; final de semana e feriado; final de semana e feriados; fds e feriado; fds e feriados; weekend; sexta a domingo; de sexta a domingo; sexta feira a domingo; sex a dom;
    de sex a dom; sab e dom; sab dom; sextas sabados e domingos; sexta sabado e domingo`,
  ],
  [
    { kind: 'shift', value: 'twelveByThirtySix' },
    '12x36; 12 x 36; 12 por 36; escala 12x36; escala 12 x 36; 12hx36h; 12h x 36h; 12 36; 12por36; doze por trinta e seis; escala doze por trinta e seis',
  ],
  [
    { kind: 'shift', value: 'mondayToFriday' },
    `segunda a sexta; de segunda a sexta; so de segunda a sexta; segunda a sexta feira; segunda feira a sexta; segunda feira a sexta feira;
    de segunda a sexta feira; de segunda feira a sexta feira; seg a sex; de seg a sex; seg sex; seg a sexta; segunda ate sexta;
    de segunda ate sexta; 2 a 6; 2a a 6a; horario comercial; em horario comercial; segunda a sexta comercial; seg a sex comercial; segunda a sexta horario comercial; seg a sex horario comercial; periodo comercial; expediente comercial; dias de semana; so dias de semana; durante a semana;
    sem trabalhar no fim de semana; folga no fim de semana; folga aos sabados; sem sabado; nao trabalha domingo; fim de semana livre;
    sabado e domingo livres`,
  ],
  [
    { kind: 'shift', value: 'fiveByTwo' },
    `5x2; 5 x 2; 5 por 2; cinco por dois; escala 5x2; escala 5 x 2; escala 5 por 2; escala cinco por dois; regime 5x2; turno 5x2;
    jornada 5x2; jornada 5 x 2; na escala 5x2; com escala 5x2; sem 6x1; sem escala 6x1; sem escala 6 x 1; sem ser 6x1; nao 6x1;
    sem ser escala 6x1; nao escala 6x1; que nao seja 6x1; que nao seja 6 x 1; que nao seja escala 6x1; nao seja 6x1; menos 6x1;
    menos escala 6x1; fora 6x1; 6x1 nao; escala 6x1 nao; 6 x 1 nao; nada de 6x1; odeio 6x1; fim da escala 6x1`,
  ],
  [
    { kind: 'shift', value: 'sixByOne' },
    `6x1; 6 x 1; 6 por 1; seis por um; escala 6x1; escala 6 x 1; escala 6 por 1; escala seis por um; regime 6x1; turno 6x1;
    jornada 6x1; jornada 6 x 1; na escala 6x1; com escala 6x1; segunda a sabado; de segunda a sabado; segunda feira a sabado;
    de segunda feira a sabado; seg a sab; de seg a sab; seg sab; segunda ate sabado; de segunda ate sabado; folga domingo;
    folga aos domingos; domingo livre; 6x1 folga domingo; 6x1 folga no domingo;
    escala 6x1 folga domingo; escala 6x1 folga no domingo; escala 6x1 com folga no domingo`,
  ],
  [{ kind: 'seniority', value: 'trainee' }, 'trainee; trainees; programa trainee; programa de trainee'],
  [{ kind: 'seniority', value: 'junior' }, 'junior; juniores; junio; jr; jnr; nivel junior'],
  [{ kind: 'seniority', value: 'mid' }, 'pleno; plena; plenos; pl; ii; nivel pleno'],
  [{ kind: 'seniority', value: 'senior' }, 'senior; seniores; sr; sra; snr; iii; nivel senior'],
  [{ kind: 'seniority', value: 'lead' }, 'lider; lideres; lideranca; lead; cargo de lideranca'],
]

const byPhrase = wordTable<Term>(
  Object.fromEntries([
    ...rows.flatMap(([term, phrases]) => phrasesIn(phrases).map((phrase): [string, Term] => [phrase, term])),
    ...benefitPhrases.flatMap(([value, phrases]) =>
      phrases.map((phrase): [string, Term] => [phrase, { kind: 'benefit', value }]),
    ),
    ...schoolingPhrases.flatMap(([value, phrases]) =>
      phrases.map((phrase): [string, Term] => [phrase, { kind: 'schooling', value }]),
    ),
    ...languagePhrases.flatMap(([value, phrases]) =>
      phrases.map((phrase): [string, Term] => [phrase, { kind: 'language', value }]),
    ),
  ]),
)

const phrases = Object.keys(byPhrase)
const phrasesBegun = beginningsOf(phrases)

const fewestLetters = 3

/** The terms that have a phrase beginning with a text of plain words, those with the shortest such phrase first. */
export function termsBegun(text: string): Term[] {
  if (text.length < fewestLetters && !byPhrase[text] && !/^\dx$/.test(text)) return []
  const begun = phrasesBegun(text).map((at) => phrases[at] as string)
  const terms = begun.sort((one, other) => one.length - other.length).map((phrase) => byPhrase[phrase] as Term)
  return [...new Set(terms)]
}

/** All words that occur in the phrases of terms and amounts, except the shortest. */
export function termWords(): string[] {
  const words = [...phrases.flatMap((phrase) => phrase.split(' ')), ...salaryWords]
  return [...new Set(words)].filter((word) => word.length > 3)
}

/** The term that a phrase of plain words stands for. */
export function termOf(phrase: string): Term | undefined {
  return (
    byPhrase[phrase] ??
    withoutNeed(phrase) ??
    daysOrTimesOf(phrase) ??
    languageOf(phrase) ??
    partTimeOf(phrase) ??
    apprenticeOf(phrase) ??
    distanceOf(phrase) ??
    salaryOf(phrase)
  )
}

/** 'que não exija experiência', 'não precisa ter ensino médio'. */
function withoutNeed(phrase: string): Term | undefined {
  const unneeded = unneededIn(phrase)
  if (unneeded === undefined) return undefined
  if (unneeded === 'experience') return { kind: 'firstJob' }
  const value = schoolingWithout(unneeded)
  return value && { kind: 'schooling', value }
}

function daysOrTimesOf(phrase: string): Term | undefined {
  const value = daysBesideDaysOff(phrase) ?? shiftOfTimes(phrase)
  return value && { kind: 'shift', value }
}

function languageOf(phrase: string): Term | undefined {
  const value = languageAsked(phrase)
  return value && { kind: 'language', value }
}

function distanceOf(phrase: string): Term | undefined {
  const value = distanceAsked(phrase)
  return value === undefined ? undefined : { kind: 'distance', value }
}

function salaryOf(phrase: string): Term | undefined {
  const value = lowestPayOf(phrase)
  return value === undefined ? undefined : { kind: 'salary', value }
}

/** 'jornada de 6 horas', '5 horas por dia'. */
const fewHours =
  /^(?:(?:jornada|carga horaria|turno) (?:de )?[456] ?(?:h|hs|horas)|[456] ?(?:h|hs|horas))(?: (?:por dia|ao dia|diarias|diaria))?$|^(?:(?:jornada|carga horaria|carga) )?(?:de )?(?:20|24|25|30) ?(?:h|hs|horas)(?: (?:semanais|semanal|por semana|na semana))?$/

/** 'Mei período' is said of no firm of one person ('MEI'). */
const halfDay = /^mei (?:periodo|expediente|turno)$/

function partTimeOf(phrase: string): Term | undefined {
  return fewHours.test(phrase) || halfDay.test(phrase) ? { kind: 'shift', value: 'partTime' } : undefined
}

/** A person who types an age under 18 can only be an apprentice, or asks for a job with few requirements. */
const ages =
  /^(?:(?:tenho|tem|com|de|ter|a partir de) )*(?:1[4-7]|catorze|quatorze|quinze|dezesseis|dezessete)(?: (?:a|ou|e) (?:17|dezessete))? anos?$/

function apprenticeOf(phrase: string): Term | undefined {
  return ages.test(phrase) ? { kind: 'jobKind', value: 'apprentice' } : undefined
}
