/** A recruiter's actions on a job of their own. */
export const jobActions = {
  label: 'Ações da vaga {{job}}',
  details: 'Ver detalhes',
  findPeople: 'Buscar currículos',
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
      text: 'A vaga, os candidatos e as anotações dela se perdem. Os candidatos recebem um aviso e mantêm a vaga no histórico. Para só parar de receber candidaturas, pause ou encerre o processo.',
      confirm: 'Excluir a vaga',
    },
    deleteAgain: {
      title: 'Excluir {{job}} para sempre?',
      text: 'Esta é a última confirmação: depois dela não há como recuperar nada.',
      confirm: 'Excluir para sempre',
    },
  },
  /** The outcomes of finalists, requested when a selection ends or after it. */
  settle: {
    finish: {
      title: 'O que aconteceu com cada finalista de {{job}}?',
      text: 'A vaga sai da busca e não dá para reabrir. Cada finalista recebe a resposta que você escolher; quem está nas outras etapas é avisado de que não seguiu.',
      confirm: 'Encerrar processo',
    },
    settle: {
      title: 'O que aconteceu com cada finalista de {{job}}?',
      text: 'O processo terminou, e estas pessoas ainda esperam uma resposta. Elas recebem só o que você escolher.',
      confirm: 'Salvar e avisar',
    },
    outcome: {
      hired: 'Ficou com a vaga',
      notHired: 'Não ficou com a vaga',
      kept: 'Guardar para outra vaga',
      undecided: 'Ainda sem decisão',
    },
    more: 'Há mais de 100 finalistas. Antes, mova ou desclassifique parte deles no quadro.',
    locked:
      'Esta vaga tem finalistas, e você ainda não pode ver as candidaturas. Peça a uma pessoa da sua empresa que encerre o processo.',
  },
  done: {
    pause: 'O processo está pausado: a vaga não recebe candidaturas.',
    resume: 'O processo foi retomado: a vaga voltou à busca.',
    extend: 'A vaga foi prorrogada por 45 dias.',
    finish: 'O processo foi encerrado e os candidatos são avisados por e-mail.',
    settle: 'Resposta salva. As pessoas são avisadas por e-mail.',
    delete: 'A vaga foi excluída.',
  },
} as const
