import type { TypedSchooling } from '@trampolim/marketplace/search/vocabulary/schooling-phrases.ts'
import type { Seniority, WorkShift } from '@trampolim/marketplace/search/vocabulary/terms.ts'

/** The labels of the chips for what a search understood besides occupations and places. */
export const searchTermLabels = {
  workType: { '1': 'Presencial', '2': 'Remoto', '3': 'Híbrido' },
  jobKind: { professional: 'Profissional', internship: 'Estágio', apprentice: 'Jovem aprendiz' },
  contract: {
    '1': 'CLT',
    '2': 'Temporário',
    '3': 'PJ',
    '4': 'Freelancer',
    '5': 'Cooperado',
    '6': 'Cargo em comissão',
    '7': 'Aprendizagem',
    '8': 'Contrato de estágio',
  },
  pcd: 'PCD',
  firstJob: 'Sem experiência',
  shift: {
    morning: 'Manhã',
    afternoon: 'Tarde',
    night: 'Noite',
    partTime: 'Meio período',
    mondayToFriday: 'Segunda a sexta',
    fiveByTwo: 'Escala 5x2',
    sixByOne: 'Escala 6x1 (segunda a sábado)',
    twelveByThirtySix: 'Escala 12x36',
    weekend: 'Fim de semana',
  } satisfies Record<WorkShift, string>,
  seniority: {
    trainee: 'Trainee',
    junior: 'Júnior',
    mid: 'Pleno',
    senior: 'Sênior',
    lead: 'Liderança',
  } satisfies Record<Seniority, string>,
  schooling: {
    none: 'Sem exigir escolaridade',
    GRADE_SCHOOL_TRADITIONAL: 'Até ensino fundamental',
    HIGH_SCHOOL_GENERAL: 'Até ensino médio',
    TECHNICAL_COURSE: 'Curso técnico',
    BACHELOR_NORMAL: 'Ensino superior',
  } satisfies Record<TypedSchooling, string>,
  salary: 'A partir de R$ {{amount}}',
  /** A benefit in a suggestion for the search field. */
  with: 'com {{benefit}}',
  distance: 'Até {{kilometres}} km',
  distanceFromMe: 'Até {{kilometres}} km de mim',
  nearMe: 'Perto de mim',
  country: 'Brasil',
  near: 'Perto de mim, {{place}}',
  nearWithin: 'Até {{kilometres}} km de mim, {{place}}',
  /** A cargo whose jobs are left out. */
  avoided: 'Menos {{name}}',
  words: '“{{words}}”',
} as const
