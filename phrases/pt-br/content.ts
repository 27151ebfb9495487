import type { CourseArea, CourseForm, NewsTopic } from '@trampolim/marketplace/content/articles.ts'

export const newsTopicText = {
  golpes: 'Golpes',
  direitos: 'Direitos',
  'primeiro-emprego': 'Primeiro emprego e estágio',
  entrevistas: 'Entrevistas',
  aprendizes: 'Jovem aprendiz',
  inclusao: 'Inclusão',
  empresas: 'Para quem contrata',
} as const satisfies Record<NewsTopic, string>

export const courseAreaText = {
  base: 'Base: português, matemática, computador',
  tecnologia: 'Tecnologia',
  administracao: 'Administração e finanças',
  vendas: 'Vendas e marketing',
  comunicacao: 'Comunicação',
  idiomas: 'Idiomas',
  industria: 'Indústria e construção',
  transporte: 'Transporte e logística',
  campo: 'Campo',
  saude: 'Saúde',
  educacao: 'Educação',
  empreender: 'Empreender',
  direitos: 'Direitos e cidadania',
} as const satisfies Record<CourseArea, string>

export const courseFormText = {
  online: 'Pela internet',
  presencial: 'Presencial',
  misto: 'Parte pela internet',
} as const satisfies Record<CourseForm, string>

/** The articles. */
export const news = {
  title: 'Para ler antes de decidir',
  audiences: { candidate: 'para quem procura trabalho', recruiter: 'para quem contrata' },
  text: 'Direitos, entrevistas, primeiro emprego e golpes, em textos curtos, com a lei de cada um.',
  crumb: 'Textos',
  crumbs: 'Você está em',
  search: 'Procurar nos textos',
  submit: 'Procurar',
  topics: 'Assuntos',
  all: 'Todos',
  list: 'Textos',
  none: 'Nenhum texto encontrado',
  noneText: 'Tente outras palavras ou veja todos os textos.',
  showAll: 'Ver todos',
  updated: 'Conferido em {{day}}',
  contents: 'Neste texto',
  sources: 'De onde vem',
  notAdvice: 'Este texto informa; não substitui a orientação de um sindicato, da Defensoria Pública ou de um advogado.',
  others: 'Leia também',
  feed: 'Textos do Trampolim',
  subscribe: 'Assinar as novidades',
  subscribeText: 'Abra este endereço em um leitor de notícias (RSS ou Atom) e ele avisa quando sair um texto novo.',
  pages: 'Páginas de textos',
} as const

/** The free courses. */
export const courses = {
  title: 'Cursos gratuitos',
  text: 'De instituições que existem de verdade. Vagas e regras são delas: confira na página do curso.',
  search: 'O que você quer aprender',
  area: 'Área',
  form: 'Como é',
  anyArea: 'Todas as áreas',
  anyForm: 'Qualquer forma',
  optionOf: '{{text}} ({{count}})',
  certificateOnly: 'Só com certificado',
  filters: 'Filtros',
  submit: 'Procurar',
  count_one: '{{count}} curso ou escola de cursos',
  count_other: '{{count}} cursos ou escolas de cursos',
  none: 'Nenhum curso encontrado',
  noneText: 'Tente outras palavras ou menos filtros.',
  clear: 'Limpar filtros',
  certificate: 'com certificado',
  forWhom: 'Para quem: {{text}}.',
  forWhomName: 'Para quem',
  certificateName: 'Certificado',
  yes: 'Sim',
  no: 'Não',
  crumbs: 'Você está em',
  others: 'Mais em {{area}}',
  open: 'Abrir o site',
  openOf: 'Abrir o site: {{name}}',
  leaves: 'abre em outra aba',
  wrong: 'Algo mudou num destes cursos?',
  wrongHere: 'Algo mudou neste curso?',
  tell: 'Conte para a gente',
  pages: 'Páginas de cursos',
  asOf: 'Informação de {{day}}; confira na página da instituição.',
  feed: 'Cursos gratuitos no Trampolim',
  subscribe: 'Assinar os novos cursos',
  subscribeText:
    'Abra este endereço em um leitor de notícias (RSS ou Atom) e ele avisa quando um curso entrar ou mudar.',
} as const
