/** The topics of articles, as they appear in addresses. */
export const newsTopics = [
  'golpes',
  'direitos',
  'primeiro-emprego',
  'entrevistas',
  'aprendizes',
  'inclusao',
  'empresas',
] as const
export type NewsTopic = (typeof newsTopics)[number]

/** The areas of courses, as they appear in addresses. */
export const courseAreas = [
  'base',
  'tecnologia',
  'administracao',
  'vendas',
  'comunicacao',
  'idiomas',
  'industria',
  'transporte',
  'campo',
  'saude',
  'educacao',
  'empreender',
  'direitos',
] as const
export type CourseArea = (typeof courseAreas)[number]

/** How a course is given. */
export const courseForms = ['online', 'presencial', 'misto'] as const
export type CourseForm = (typeof courseForms)[number]

/** The most characters of a search among courses or articles. */
export const longestContentSearch = 120
