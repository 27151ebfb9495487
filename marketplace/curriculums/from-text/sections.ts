import { type Line, labelled, plain } from './lines.ts'

/** The sections of a curriculum, whatever its language and order. */
export type SectionName =
  | 'person'
  | 'objective'
  | 'summary'
  | 'experience'
  | 'schooling'
  | 'courses'
  | 'languages'
  | 'knowledge'
  | 'other'

export type Section = { readonly name: SectionName; readonly lines: readonly Line[] }

const titles: readonly (readonly [SectionName, RegExp])[] = [
  [
    'person',
    /^(?:meus )?(?:dados|informacoes) (?:pessoais|de contato|cadastrais)$|^(?:personal|contact) (?:data|information|details|info)$|^contatos?$|^contact$|^identificacao$/,
  ],
  [
    'objective',
    /^(?:meus? )?objetivos?(?: profissiona(?:l|is)| de carreira)?$|^(?:career |professional )?objective$|^(?:cargo|vaga|area) (?:pretendid[oa]|desejad[oa]|de interesse)$|^areas? de (?:interesse|atuacao)$|^pretensao profissional$/,
  ],
  [
    'summary',
    /^(?:resumo|perfil|sintese|apresentacao|sumario)(?: profissional| pessoal| de qualificacoes| das qualificacoes| executivo)?$|^sobre(?: mim)?$|^quem sou(?: eu)?$|^(?:professional |executive )?(?:summary|profile)$|^about(?: me)?$|^(?:resumo d[ea]s? |principais )qualificacoes$|^qualificacoes$/,
  ],
  [
    'experience',
    /^(?:minhas? )?(?:principais )?experiencias?(?: (?:profissiona(?:l|is)|de trabalho|anterior(?:es)?|profissional e voluntaria))?$|^(?:historico|trajetoria|percurso|atuacao|vivencia)(?: profissional)$|^(?:ultim[oa]s )?(?:empregos|empresas)(?: anteriores| em que trabalhei)?$|^onde trabalhei$|^(?:work |professional |job )?(?:experience|employment|history)$|^(?:work|employment|job|career) history$|^carreira$/,
  ],
  [
    'schooling',
    /^(?:minha )?formac(?:ao|oes)(?: (?:academicas?|escolar(?:es)?|educaciona(?:l|is)|profissional|e cursos))?$|^escolaridade$|^educacao(?: e formacao)?$|^(?:historico|nivel|grau) (?:escolar|academico|de (?:escolaridade|instrucao))$|^(?:academic )?(?:education|background|qualifications)$|^education and training$|^estudos$|^instrucao$|^onde estudei$/,
  ],
  [
    'courses',
    /^(?:outros |meus )?cursos?(?: (?:complementar(?:es)?|extracurricular(?:es)?|profissionalizantes?|profissiona(?:l|is)|livres|realizados|de aperfeicoamento|de extensao|e certificac(?:ao|oes)|e certificados|e treinamentos|e qualificacoes|adicionais|e palestras))?$|^formacao complementar$|^certificac(?:ao|oes)$|^certificados$|^(?:treinamentos|aperfeicoamento|atualizacao)(?: profissional)?(?: e cursos)?$|^qualificac(?:ao|oes) (?:profissiona(?:l|is)|complementares)$|^(?:courses|certifications?|licenses (?:&|and) certifications?|training)$/,
  ],
  ['languages', /^(?:meus )?idiomas?$|^linguas?(?: estrangeiras?)?$|^languages?$/],
  [
    'knowledge',
    /^(?:minhas )?(?:principais )?(?:habilidades|competencias|conhecimentos?|aptidoes|skills)(?: (?:tecnic[oa]s|em informatica|de informatica|em tecnologia|tecnologicos|especificos|gerais|profissionais|comportamentais|pessoais|interpessoais|e habilidades|e competencias|e conhecimentos|e aptidoes|e ferramentas))?$|^informatica$|^(?:tecnologias|ferramentas|softwares?|programas|sistemas)(?: que (?:uso|domino))?(?: e ferramentas)?$|^(?:technical |top |hard |soft |key |it |computer )skills$|^(?:technologies|tools)$|^qualificacoes tecnicas$/,
  ],
  [
    'other',
    /^(?:outr[oa]s )?(?:informac(?:ao|oes)|dados|atividades|qualidades)(?: (?:adicionais|complementares|extras?|gerais|relevantes|importantes|extracurriculares))?$|^(?:additional|other) information$|^referencias?(?: (?:profissionais|pessoais))?$|^references?$|^(?:hobbies|interesses|interests)(?: e (?:hobbies|interesses))?$|^(?:publicacoes|publications|premios|awards|projetos|projects|portfolio|links)$|^(?:pretensao|disponibilidade)(?: salarial| de horarios?)?$|^(?:trabalhos? voluntarios?|voluntariado|volunteer(?:ing)?(?: experience)?)$|^observacoes$|^caracteristicas(?: pessoais)?$|^perfil comportamental$/,
  ],
]

/** Sections of which the heading and a short content are often on one line: 'Idiomas: inglês fluente'. */
const inline: ReadonlySet<SectionName> = new Set([
  'objective',
  'languages',
  'knowledge',
  'courses',
  'schooling',
  'summary',
])
const longestTitle = 50

/** The section to which a line of text is the heading. */
function entitled(text: string): SectionName | null {
  if (text.length > longestTitle) return null
  const bare = plain(text)
    .replace(/^\s*(?:\d{1,2}|[ivx]{1,4})\s*[.)-]\s*/, '')
    .replace(/[^a-z&/ ]+/g, ' ')
    .replace(/\s*(?:\/|&)\s*/g, ' e ')
    .replace(/\s+/g, ' ')
    .trim()
  // Some programs print headings with a space after each letter.
  const joined = /^(?:[a-z] ){4,}[a-z]$/.test(bare) ? bare.replaceAll(' ', '') : bare
  return titles.find(([, title]) => title.test(joined))?.[0] ?? null
}

/** Cuts a curriculum at its headings; what comes before the first one is about the person. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const sections: { name: SectionName; lines: Line[] }[] = [{ name: 'person', lines: [] }]
  for (const line of lines) {
    const now = sections.at(-1)
    const whole = entitled(line.text)
    if (whole) {
      sections.push({ name: whole, lines: [] })
      continue
    }
    const said = labelled(line.text)
    const named = said && said.value !== '' ? entitled(said.label) : null
    if (said && named && inline.has(named) && !isPart(named, now?.name)) {
      sections.push({ name: named, lines: [{ text: said.value, cells: [said.value], isPoint: line.isPoint }] })
      continue
    }
    now?.lines.push(line)
  }
  return sections
}

/**
 * Whether a labelled line belongs to the section in which it stands, such as programs named within a job's description.
 */
function isPart(named: SectionName, within: SectionName | undefined): boolean {
  return (
    within === named ||
    (within === 'schooling' && named === 'courses') ||
    (within === 'experience' && (named === 'knowledge' || named === 'summary'))
  )
}
