/** The curriculum as a PDF. */
export const curriculumPaper = {
  action: 'Baixar em PDF',
  making: 'Preparando o PDF…',
  made: 'PDF pronto: {{name}}',
  failed: 'Não deu para fazer o PDF agora. Confira sua conexão e tente de novo.',
  fileName: 'Currículo de {{name}}',
  hidden: 'Candidato sem nome',
  page: 'Página {{page}} de {{pages}}',
  maker: 'Feito no Trampolim',
  logo: 'Trampolim',
  profile: 'Contato',
  more: 'Mais informações',
  video: 'Vídeo de apresentação: {{url}}',
} as const
