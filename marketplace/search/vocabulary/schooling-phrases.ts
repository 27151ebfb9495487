import type { RequiredSchooling } from '../../jobs/search.ts'
import { reachesSchooling, schoolings } from '../../reference/schooling.ts'
import { phrasesIn } from '../../word-table.ts'
import type { TypedWord } from '../reading/typed-words.ts'

/** The schooling that people type. Up to secondary school it is what they have, above it what a job shall require. */
export const typedSchoolings = [
  'none',
  'GRADE_SCHOOL_TRADITIONAL',
  'HIGH_SCHOOL_GENERAL',
  'TECHNICAL_COURSE',
  'BACHELOR_NORMAL',
] as const satisfies readonly RequiredSchooling[]
export type TypedSchooling = (typeof typedSchoolings)[number]

/**
 * What jobs require that are meant by a typed schooling: for a level of school everything that it reaches, also jobs
 * that require none; for a course after school the jobs that require one.
 */
export function meantSchoolings(typed: TypedSchooling): readonly RequiredSchooling[] {
  switch (typed) {
    case 'none':
      return ['none']
    case 'TECHNICAL_COURSE':
      return ['TECHNICAL_COURSE']
    case 'BACHELOR_NORMAL':
      return ['TECHNOLOGIST', 'BACHELOR_NORMAL']
    default:
      return ['none', ...schoolings.codes.filter((asked) => reachesSchooling(asked, typed))]
  }
}

/** The names of levels in plain words, for candidates and recruiters alike. */
export const namesOfSchooling = {
  GRADE_SCHOOL_TRADITIONAL: `ensino fundamental; ensino fundamental completo; primeiro grau; primeiro grau completo; 1 grau completo;
    fundamental completo`,
  HIGH_SCHOOL_GENERAL: `ensino medio; ensino medio completo; segundo grau; segundo grau completo; 2 grau; 2 grau completo; medio completo;
    nivel medio; colegial completo`,
  TECHNICAL_COURSE: 'ensino tecnico; curso tecnico; curso tecnico completo; nivel tecnico; formacao tecnica',
  BACHELOR_NORMAL: `ensino superior; ensino superior completo; superior completo; nivel superior; curso superior; curso superior completo;
    formacao superior; graduacao completa; faculdade completa`,
} as const

/** What candidates call a level besides; like the names it also counts after the words in `before`. */
const alsoCalled: Readonly<Record<TypedSchooling, string>> = {
  none: `primeira serie; segunda serie; terceira serie; quarta serie; quinta serie; sexta serie; setima serie; 1 serie; 2 serie; 3 serie; 4 serie; 5 serie; 6 serie; 7 serie;
    1a serie; 2a serie; 3a serie; 4a serie; 5a serie; 6a serie; 7a serie`,
  GRADE_SCHOOL_TRADITIONAL: `nivel fundamental; 1o grau; 1o grau completo; oitava serie; 8 serie; ensino medio incompleto; medio incompleto;
    segundo grau incompleto; 2 grau incompleto; 2o grau incompleto`,
  HIGH_SCHOOL_GENERAL:
    '2o grau; 2o grau completo; superior incompleto; ensino superior incompleto; faculdade incompleta',
  TECHNICAL_COURSE: 'ensino tecnico completo; medio tecnico; ensino medio tecnico',
  BACHELOR_NORMAL:
    'nivel superior completo; 3 grau; terceiro grau; 3o grau; 3o grau completo; pos graduacao; pos graduado; pos graduada; pos graduacao completa',
}
const before = [
  'com',
  'tenho',
  'tem',
  'so',
  'so o',
  'so com',
  'so tenho',
  'so tenho o',
  'tenho so',
  'tenho so o',
  'tem so',
  'tem so o',
  'apenas',
  'apenas o',
  'ate',
  'ate o',
  'ate a',
  'tenho ate a',
  'so ate a',
  'so a',
  'so tenho a',
  'estudei ate a',
  'estudei ate o',
  'estudei so ate a',
  'so estudei ate a',
  'fiz ate a',
  'fiz ate o',
  'exige',
  'que exige',
  'que exija',
  'exigencia',
  'escolaridade',
]

/** Whole phrases for a level, most of which deny the next one. */
const said: Readonly<Partial<Record<TypedSchooling, string>>> = {
  none: `sem escolaridade; sem estudo; sem estudos; nunca estudou; nunca estudei; nao estudou; nao estudei;
    analfabeto; analfabeta; analfabetos; semi analfabeto; semi analfabeta; semianalfabeto; semianalfabeta; nao sei ler; nao sabe ler; ensino fundamental incompleto; fundamental incompleto;
    primeiro grau incompleto; 1 grau incompleto`,
  GRADE_SCHOOL_TRADITIONAL: `so o fundamental; so fundamental; so tenho o fundamental; so tenho fundamental; tem so o fundamental; tenho so o fundamental;
    so fiz o fundamental; fiz so o fundamental; ate o fundamental; ate a oitava serie; ate a 8 serie; sem ensino medio;
    nao terminei os estudos; nao terminei a escola; nao terminou os estudos; nao terminou a escola; nao terminou o colegio; nao terminei o colegio; nao completou a escola; nao completou os estudos;
    nao concluiu os estudos; nao concluiu a escola; largou a escola; larguei a escola; parou de estudar; nao conclui os estudos; pouco estudo; pouca escolaridade; baixa escolaridade;
    parei de estudar`,
  HIGH_SCHOOL_GENERAL: 'sem faculdade; sem curso superior',
  BACHELOR_NORMAL: 'com faculdade; tenho faculdade; com diploma; com graduacao; sou formado; sou formada',
}

const phrasesOf = (text: string | undefined) => (text === undefined ? [] : phrasesIn(text))

function namesOf(level: TypedSchooling): string[] {
  return [...(level === 'none' ? [] : phrasesIn(namesOfSchooling[level])), ...phrasesIn(alsoCalled[level])]
}

/** Each typed schooling with its phrases of plain words. */
export const schoolingPhrases: readonly (readonly [TypedSchooling, readonly string[]])[] = typedSchoolings.map(
  (level) => [
    level,
    [
      ...phrasesOf(said[level]),
      ...namesOf(level).flatMap((name) => [name, ...before.map((word) => `${word} ${name}`)]),
    ],
  ],
)

/** What people also call a level when they say that they lack it or that it isn't needed. */
const lacked: Readonly<Partial<Record<TypedSchooling, string>>> = {
  none: 'escolaridade; estudo; estudos; grau de escolaridade; escolaridade minima; saber ler; ler; formacao escolar',
  GRADE_SCHOOL_TRADITIONAL: 'fundamental; primario',
  HIGH_SCHOOL_GENERAL: 'medio; colegial; segundo grau; terminar os estudos; estudos completos',
  BACHELOR_NORMAL:
    'faculdade; diploma; graduacao; superior; universidade; formacao; diploma de faculdade; terceiro grau',
}

/** What somebody without a level has. */
const below: Readonly<Record<TypedSchooling, TypedSchooling>> = {
  none: 'none',
  GRADE_SCHOOL_TRADITIONAL: 'none',
  HIGH_SCHOOL_GENERAL: 'GRADE_SCHOOL_TRADITIONAL',
  TECHNICAL_COURSE: 'HIGH_SCHOOL_GENERAL',
  BACHELOR_NORMAL: 'HIGH_SCHOOL_GENERAL',
}

const levelsLacked = new Map(
  typedSchoolings.flatMap((level) =>
    [...phrasesOf(lacked[level]), ...namesOf(level)]
      .filter((name) => !name.endsWith('incompleto') && !name.endsWith('incompleta'))
      .map((name): [string, TypedSchooling] => [name, below[level]]),
  ),
)

/** The schooling of somebody who lacks a level or needn't have it, by its name in plain words. */
export const schoolingWithout = (name: string): TypedSchooling | undefined => levelsLacked.get(name)

const teaches =
  /^(?:prof|profa|professor(?:a|as|es)?|docentes?|educador(?:a|as|es)?|pedagog[oa]s?|coordenador(?:a|as|es)?|diretor(?:a|as|es)?|tutor(?:a|as|es)?|aulas?|escolas?|alunos?)$/
const ofSubjects = /^(?:prof|profa|professor(?:a|as|es)?)$/
const joins = /^(?:de|do|da|no|em|para|o)$/

/** Whether a level of schooling that begins here is one that somebody teaches: 'professor de ensino médio'. */
export function isTaught(words: readonly TypedWord[], from: number): boolean {
  let at = from - 1
  while (at > 0 && joins.test(words[at]?.plain ?? '')) at -= 1
  // 'professor de matemática ensino médio'
  const subject = words[at - 1]?.plain ?? ''
  const teacher = joins.test(subject) ? (words[at - 2]?.plain ?? '') : ''
  return teaches.test(words[at]?.plain ?? '') || ofSubjects.test(teacher)
}
