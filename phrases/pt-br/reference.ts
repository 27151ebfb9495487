import type { CompanySize } from '@trampolim/marketplace/reference/company-sizes.ts'
import type { ContractType } from '@trampolim/marketplace/reference/contract-types.ts'
import type { CoursePeriod } from '@trampolim/marketplace/reference/course-periods.ts'
import type { CourseStatus } from '@trampolim/marketplace/reference/course-statuses.ts'
import type { ExpectedAnswer } from '@trampolim/marketplace/reference/expected-answers.ts'
import type { MinimumExperience, YearsOfExperience } from '@trampolim/marketplace/reference/experience.ts'
import type { Gender, GenderOrder } from '@trampolim/marketplace/reference/genders.ts'
import type { JobKindWord, JobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import type { LanguageLevel } from '@trampolim/marketplace/reference/language-levels.ts'
import type { PcdType } from '@trampolim/marketplace/reference/pcd-types.ts'
import type { QuestionType } from '@trampolim/marketplace/reference/question-types.ts'
import type { SalaryType } from '@trampolim/marketplace/reference/salary-types.ts'
import type { Schooling } from '@trampolim/marketplace/reference/schooling.ts'
import type { Sector } from '@trampolim/marketplace/reference/sectors.ts'
import type { CourseShift, JobShift } from '@trampolim/marketplace/reference/shifts.ts'
import type { TechnologyLevel } from '@trampolim/marketplace/reference/technology-levels.ts'
import type { Weekday } from '@trampolim/marketplace/reference/weekdays.ts'
import type { WorkType } from '@trampolim/marketplace/reference/work-types.ts'
import type { WorkingHours } from '@trampolim/marketplace/reference/working-hours.ts'

/** The label of every code. Keys are the codes: `t('contractType.1')`. */
export const reference = {
  salaryType: {
    '1': 'Faixa salarial',
    '2': 'Salário fixo',
    '3': 'Fixo mais comissão',
    '4': 'Por hora',
    '5': 'Por dia',
    '6': 'Comissão',
    '7': 'A combinar',
    '8': 'Outro',
  } satisfies Record<SalaryType, string>,
  jobSpecificType: { '1': 'Profissional', '2': 'Estágio', '3': 'Jovem aprendiz' } satisfies Record<
    JobSpecificType,
    string
  >,
  jobKind: {
    professional: 'Profissional',
    internship: 'Estágio',
    apprentice: 'Jovem aprendiz',
  } satisfies Record<JobKindWord, string>,
  contractType: {
    '1': 'CLT efetivo',
    '2': 'CLT temporário',
    '3': 'PJ',
    '4': 'Autônomo (freelancer)',
    '5': 'Cooperado',
    '6': 'Cargo em comissão (setor público)',
    '7': 'Aprendizagem',
    '8': 'Estágio',
  } satisfies Record<ContractType, string>,
  workType: { '1': 'Presencial', '2': 'Remoto', '3': 'Híbrido' } satisfies Record<WorkType, string>,
  minimumExperience: {
    '0': 'Sem experiência',
    '1': '6 meses',
    '2': '1 ano',
    '3': '2 anos',
    '4': '3 anos',
    '5': '4 anos',
    '6': '5 anos',
  } satisfies Record<MinimumExperience, string>,
  yearsOfExperience: {
    '0': 'Sem experiência',
    '1': 'Até 1 ano',
    '2': 'De 1 a 3 anos',
    '3': 'De 3 a 4 anos',
    '4': 'De 4 a 6 anos',
    '5': 'Mais de 6 anos',
  } satisfies Record<YearsOfExperience, string>,
  languageLevel: {
    '1': 'Básico',
    '2': 'Intermediário',
    '3': 'Fluente',
    '4': 'Nativo',
  } satisfies Record<LanguageLevel, string>,
  genderOrder: {
    '1': 'Masculino',
    '2': 'Feminino',
    '3': 'Indiferente',
    '4': 'Não binário',
  } satisfies Record<GenderOrder, string>,
  gender: {
    '1': 'Masculino',
    '2': 'Feminino',
    '3': 'Não binário',
    '4': 'Prefiro não informar',
  } satisfies Record<Gender, string>,
  technologyLevel: { '0': 'Iniciante', '2': 'Júnior', '4': 'Pleno', '6': 'Sênior' } satisfies Record<
    TechnologyLevel,
    string
  >,
  jobShift: {
    '1': 'Indiferente',
    '2': 'Manhã',
    '3': 'Tarde',
    '4': 'Noite',
    '5': 'Integral',
  } satisfies Record<JobShift, string>,
  courseShift: { '1': 'Manhã', '2': 'Tarde', '3': 'Noite', '4': 'Integral' } satisfies Record<CourseShift, string>,
  coursePeriod: {
    '0': 'Indiferente',
    '1': '1º período',
    '2': '2º período',
    '3': '3º período',
    '4': '4º período',
    '5': '5º período',
    '6': '6º período',
    '7': '7º período',
    '8': '8º período',
    '9': '9º período',
    '10': '10º período',
    '11': '11º período',
    '12': '12º período',
  } satisfies Record<CoursePeriod, string>,
  courseStatus: { '1': 'Em andamento', '2': 'Concluído' } satisfies Record<CourseStatus, string>,
  companySize: {
    '10': '1 a 10 funcionários',
    '50': '11 a 50 funcionários',
    '200': '51 a 200 funcionários',
    '201': 'Mais de 200 funcionários',
  } satisfies Record<CompanySize, string>,
  schooling: {
    GRADE_SCHOOL_TRADITIONAL: 'Ensino fundamental',
    EXTRA_COURSE: 'Curso livre',
    HIGH_SCHOOL_GENERAL: 'Ensino médio',
    TECHNICAL_COURSE: 'Curso técnico',
    TECHNOLOGIST: 'Tecnólogo',
    BACHELOR_NORMAL: 'Graduação',
    MBA: 'Pós-graduação ou MBA',
    MASTER: 'Mestrado',
    DOCTOR: 'Doutorado',
    MASTER_DOCTOR: 'Mestrado ou doutorado',
  } satisfies Record<Schooling, string>,
  workingHours: {
    'monday-friday': 'Segunda a sexta',
    'monday-saturday': 'Segunda a sábado',
    saturday: 'Sábado',
    custom: 'Personalizado',
  } satisfies Record<WorkingHours, string>,
  expectedAnswer: { yes: 'Sim', no: 'Não' } satisfies Record<ExpectedAnswer, string>,
  questionType: { text: 'Texto', boolean: 'Sim ou não' } satisfies Record<QuestionType, string>,
  weekday: {
    monday: 'Segunda-feira',
    tuesday: 'Terça-feira',
    wednesday: 'Quarta-feira',
    thursday: 'Quinta-feira',
    friday: 'Sexta-feira',
    saturday: 'Sábado',
    sunday: 'Domingo',
  } satisfies Record<Weekday, string>,
  pcdType: {
    physical: 'Deficiência física',
    hearing: 'Deficiência auditiva',
    visual: 'Deficiência visual',
    speech: 'Deficiência na fala',
    intellectual: 'Deficiência intelectual',
    autism: 'Transtorno do espectro autista',
    psychosocial: 'Deficiência psicossocial',
    multiple: 'Deficiência múltipla',
    rehabilitated: 'Reabilitado pelo INSS',
  } satisfies Record<PcdType, string>,
  sector: {
    telemarketing: 'Telemarketing',
    food: 'Alimentação',
    administrative: 'Administrativo',
    'general-services': 'Serviços gerais',
    sales: 'Vendas',
    cleaning: 'Limpeza',
    building: 'Construção civil',
    retail: 'Varejo',
    industry: 'Indústria',
    pet: 'Pet',
    transportation: 'Transporte',
    others: 'Outros',
  } satisfies Record<Sector, string>,
} as const
