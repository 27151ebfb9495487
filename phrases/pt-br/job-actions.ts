/** What a recruiter does with a job of their own. */
export const jobActions = {
  label: 'Ações da vaga {{job}}',
  details: 'Ver detalhes',
  edit: 'Editar',
  duplicate: 'Duplicar',
  pause: 'Pausar processo',
  resume: 'Retomar processo',
  extend: 'Prorrogar por 45 dias',
  finish: 'Encerrar processo',
  delete: 'Excluir vaga',
  close: 'Fechar',
  keep: 'Manter a vaga',
  ask: {
    finish: {
      title: 'Encerrar o processo de {{job}}?',
      text: 'A vaga sai da busca e quem ainda está no processo recebe um aviso. Quem foi contratado permanece. Não dá para reabrir.',
      confirm: 'Encerrar processo',
    },
    delete: {
      title: 'Excluir a vaga {{job}}?',
      text: 'A vaga, os candidatos e as anotações dela se perdem para sempre. Os candidatos recebem um aviso e mantêm a vaga no histórico.',
      confirm: 'Excluir para sempre',
    },
  },
  done: {
    pause: 'O processo está pausado: a vaga não recebe candidaturas.',
    resume: 'O processo foi retomado: a vaga voltou à busca.',
    extend: 'A vaga foi prorrogada por 45 dias.',
    finish: 'O processo foi encerrado e os candidatos foram avisados.',
    delete: 'A vaga foi excluída.',
  },
} as const
