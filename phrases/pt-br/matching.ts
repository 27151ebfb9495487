import type { MatchPart } from '@trampolim/marketplace/matching/score.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'

/** How a curriculum fits a job, as both sides read it. */
export const matching = {
  /** What screen readers read instead of the number. */
  spoken: '{{words}}: {{score}} de 100, com {{known}}% comparado',
  none: 'Sem dados para comparar',
  high: 'Combina muito',
  good: 'Combina bem',
  some: 'Combina em parte',
  low: 'Combina pouco',
  compared: '{{known}}% comparado',
  explain:
    'A nota compara só o que a vaga pede com o que o currículo diz. O que falta de um lado não conta contra ninguém. Gênero e idade nunca entram.',
  parts: {
    occupation: 'Cargo',
    experience: 'Experiência',
    course: 'Curso, período e turno',
    distance: 'Distância',
    salary: 'Pagamento',
    schooling: 'Escolaridade',
    languages: 'Idiomas',
    technologies: 'Tecnologias',
    driverLicence: 'CNH',
  } satisfies Record<MatchPart, string>,
  title: 'Como combina com a vaga',
  ofWeight: '{{reached}} de {{weight}}',
  tooFar: 'O local de trabalho fica longe de onde a pessoa mora, e isso limita a nota.',
  own: {
    title: 'Seu currículo e esta vaga',
    tooFar: 'O local de trabalho fica longe da sua casa, e isso limita a nota.',
    ofKind: {
      professional: 'Comparamos com o seu currículo profissional. Quem contrata vê a mesma nota.',
      internship: 'Comparamos com o seu currículo de estágio. Quem contrata vê a mesma nota.',
      apprentice: 'Comparamos com o seu currículo de jovem aprendiz. Quem contrata vê a mesma nota.',
    } satisfies Record<JobKindWord, string>,
    edit: 'Editar o currículo',
    gains: 'O que aumentaria a nota',
    /** A requirement that the curriculum doesn't meet, or meets in part: 'Com CNH B: mais 8'. */
    with: 'Com {{item}}: mais {{points}}',
    /** A requirement about which the curriculum says nothing; the person may meet it. */
    ifYouHave: 'Se você tem {{item}} e ainda não contou: mais {{points}}',
    licence: 'CNH {{category}}',
    level: '{{name}} ({{level}})',
  },
  card: 'Nota {{score}} de 100',
} as const
