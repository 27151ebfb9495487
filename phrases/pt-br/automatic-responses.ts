import type { ResponseOccasion } from '@trampolim/marketplace/automatic-responses/responses.ts'

/** The moments at which a company’s automatic response is sent. */
export const responseOccasionText = {
  applied: 'Candidatura recebida',
  moved: 'Avanço de etapa',
  discarded: 'Não foi desta vez',
  ended: 'Fim do processo',
  interview: 'Entrevista marcada',
} as const satisfies Record<ResponseOccasion, string>

/** Automatic responses, in the recruiter’s account. */
export const automaticResponses = {
  title: 'Respostas automáticas',
  text: 'Escreva uma vez o que as pessoas leem em cada momento. Vai como mensagem e junto com o e-mail que já enviamos.',
  already: 'O que já vai sozinho',
  alreadyText: {
    applied: 'Na hora, a confirmação de que a candidatura chegou.',
    moved: 'Depois de 10 minutos. Até lá, você pode desfazer. Quem volta uma etapa não recebe a sua resposta.',
    discarded: 'Depois de 24 horas. O que você escrever à pessoa vai no lugar da resposta automática.',
    ended: 'A quem ficou no processo quando ele termina.',
    interview: 'Depois de 10 minutos, com o dia, o lugar e o arquivo para o calendário.',
  },
  own: 'As respostas da empresa',
  none: 'Nenhuma ainda: as pessoas leem só o texto do Trampolim, que nunca fica em silêncio.',
  add: 'Escrever uma resposta',
  edit: 'Editar',
  editOf: 'Editar: {{occasion}}, {{jobs}}',
  forAll: 'Todas as vagas',
  noJobs: 'Nenhuma vaga: as escolhidas foram excluídas',
  by: 'Por {{name}}, em {{day}}',
  byGone: 'Por alguém que saiu da empresa, em {{day}}',
  locked: 'As respostas abrem quando o seu cadastro e o da empresa forem aprovados.',
  form: {
    new: 'Nova resposta',
    edit: 'Editar resposta',
    occasion: 'Quando enviar',
    chooseOccasion: 'Escolha o momento',
    scope: 'Para quais vagas',
    all: 'Todas as vagas',
    allHint: 'Menos as que escondem o nome da empresa: para elas, escolha a vaga abaixo.',
    some: 'Só estas',
    jobs: 'Vagas',
    jobsOrAll: 'Marque “Só estas” para valer só nestas vagas, ou desmarque todas',
    text: 'O que a pessoa lê',
    textHint: '{nome} vira o primeiro nome da pessoa, {vaga} o nome da vaga e {empresa} o nome da empresa.',
    previewTitle: 'Como a pessoa lê',
    goneTitle: 'Esta resposta foi excluída enquanto você escrevia',
    gone: 'O que você escreveu continua aqui. Se salvar, vira uma resposta nova.',
    save: 'Salvar resposta',
    cancel: 'Cancelar',
  },
  example: { nome: 'Ana', vaga: 'Auxiliar de padaria', empresa: 'Sua empresa' },
  delete: 'Excluir resposta',
  deleteText: 'A partir de agora, as pessoas leem só o texto do Trampolim neste momento.',
  saved: 'Resposta salva. Vale a partir de agora.',
  deleted: 'Resposta excluída.',
  gone: 'Esta resposta não existe mais.',
} as const
