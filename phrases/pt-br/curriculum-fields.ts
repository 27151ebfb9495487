import type { CurriculumField, curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'

type LabelsOf<Table> = Readonly<Record<keyof Table, string>>
type Of<
  List extends
    | 'experiences'
    | 'formations'
    | 'internshipCourses'
    | 'languages'
    | 'occupations'
    | 'technologies'
    | 'workPlaces',
> = LabelsOf<(typeof curriculumFields)[List]['of']>

/** The label of each curriculum field, in its form and where it is read. */
export const curriculumFieldLabels = {
  objective: 'O que você procura?',
  careerFocus: 'Foco de carreira',
  occupations: 'Cargos de interesse',
  salary: 'Pretensão salarial por mês',
  benefits: 'Benefícios que contam para você',
  allowRemote: 'Aceito trabalho remoto',
  workPlaces: 'Onde você trabalharia',
  experiences: 'Experiências',
  additionalExperiences: 'Outras experiências',
  schoolLevel: 'Maior nível de escolaridade',
  schoolLevelStatus: 'Situação da escolaridade',
  formations: 'Cursos e formação',
  internshipCourses: 'Cursos que dão direito a estágio',
  courses: 'Cursos profissionalizantes',
  languages: 'Idiomas',
  technologiesGeneral: 'Programas do dia a dia',
  driverLicence: 'CNH',
  technologies: 'Tecnologias',
  noTechnologies: 'Não uso programas de computador',
  handicaps: 'Deficiência',
  videoUrl: 'Vídeo de apresentação',
  fileCV: 'Currículo em arquivo',
  apprenticeCourses: 'Áreas de aprendizagem',
  finishHighSchoolInTwoYears: 'Termino o ensino médio em até dois anos',
  isInHighSchool: 'Estou no ensino médio',
  acceptApprenticeOpportunities: 'Aceito vagas de aprendiz agora',
} as const satisfies Readonly<Record<CurriculumField, string>>

/** The hint below the label of a text field in the form. */
export const curriculumFieldHints = {
  objective: 'Uma ou duas frases, como você diria a quem contrata.',
  careerFocus: 'O rumo que você quer seguir, por exemplo vendas ou enfermagem.',
  additionalExperiences: 'Bicos, trabalho voluntário, projetos.',
} as const satisfies Partial<Readonly<Record<CurriculumField, string>>>

/** The labels of the fields of an occupation of interest. */
export const occupationLabels = {
  cbo: 'Cargo',
  yearsOfExperience: 'Sua experiência nele',
  area: 'Área',
  hierarchy: 'Nível hierárquico',
} as const satisfies Of<'occupations'>

/** The label of the field of a place where the person would work. */
export const workPlaceLabels = { cityState: 'Cidade' } as const satisfies Of<'workPlaces'>

/** The labels of the fields of an experience. */
export const experienceLabels = {
  companyName: 'Empresa',
  occupation: 'Cargo',
  startDate: 'Início',
  exitDate: 'Saída',
  isCurrentJob: 'Trabalho aqui hoje',
  salary: 'Último salário',
  description: 'O que você fazia',
  companyArea: 'Ramo da empresa',
  employeeNumber: 'Tamanho da empresa',
} as const satisfies Of<'experiences'>

/** The labels of the fields of a course. */
export const formationLabels = {
  schoolLevel: 'Nível',
  course: 'Curso',
  nameOfInstitution: 'Instituição',
  courseStatus: 'Situação',
  coursePeriod: 'Período em que você está',
  courseShift: 'Turno',
  knowledgeArea: 'Área de conhecimento',
  courseStart: 'Início',
  courseEnd: 'Conclusão',
} as const satisfies Of<'formations'>

/** The labels of the fields of a course of a person who looks for an internship. */
export const internshipCourseLabels = {
  schoolLevel: 'Nível',
  course: 'Curso',
  institutionCityState: 'Cidade da instituição',
  nameOfInstitution: 'Instituição',
  coursePeriod: 'Período em que você está',
  courseShift: 'Turno',
  courseStart: 'Início',
  courseEnd: 'Previsão de conclusão',
  imRegisteredInThisCourse: 'Tenho matrícula ativa neste curso',
} as const satisfies Of<'internshipCourses'>

/** The labels of the fields of a language. */
export const languageLabels = { language: 'Idioma', level: 'Nível' } as const satisfies Of<'languages'>

/** The labels of the fields of a technology. */
export const technologyLabels = {
  technology: 'Tecnologia',
  yearsOfExperience: 'Nível',
} as const satisfies Of<'technologies'>
