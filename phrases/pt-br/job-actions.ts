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
      text: 'A vaga, os candidatos e as anotações dela se perdem para a sua empresa.',
      confirm: 'Excluir a vaga',
    },
    deleteAgain: {
      title: 'Excluir {{job}} para sempre?',
      text: 'Esta é a última confirmação: depois dela não há como recuperar nada.',
      confirm: 'Excluir para sempre',
    },
  },
  /** What a deletion ends, and who is told. */
  lost: {
    also: 'Ainda há {{list}}. O que é de quem sai do processo termina junto, e avisamos cada pessoa.',
    some: 'O que termina com ela: {{list}}. Avisamos cada pessoa.',
    kept: 'O que termina com ela: {{list}}. Avisamos cada pessoa, e quem se candidatou mantém a vaga no histórico.',
    candidacies_one: '{{count}} candidatura',
    candidacies_other: '{{count}} candidaturas',
    interviews_one: '{{count}} entrevista por vir',
    interviews_other: '{{count}} entrevistas por vir',
    invitations_one: '{{count}} convite sem resposta',
    invitations_other: '{{count}} convites sem resposta',
    hired_one: 'A pessoa contratada também é avisada, e continua contratada.',
    hired_other: 'As {{count}} pessoas contratadas também são avisadas, e continuam contratadas.',
    none: 'Ninguém está no processo seletivo, e nenhum convite espera resposta.',
    instead: 'Para só parar de receber candidaturas, pause ou encerre o processo.',
  },
  /** The outcomes of finalists, asked for when a selection ends or later. */
  settle: {
    finish: {
      title: 'Encerrar {{job}}: o que acontece com cada pessoa?',
      text: 'A vaga sai da busca e não dá para reabrir. Todos recebem uma resposta. Sem mensagem sua, ela sai agora. Com mensagem, ou para quem você guarda, ela sai em 24 horas, e até lá dá para desfazer no quadro.',
      confirm: 'Encerrar processo',
    },
    settle: {
      title: 'O que aconteceu com cada finalista de {{job}}?',
      text: 'O processo terminou, e estas pessoas ainda esperam uma resposta. Elas recebem só o que você escolher: com mensagem, ou para quem você guarda, em 24 horas; sem, agora.',
      confirm: 'Salvar e avisar',
    },
    mute: 'Nossa análise tirou esta vaga do ar. Por isso dá para dizer quem ficou com a vaga, mas não para escrever às pessoas nem para guardar alguém.',
    outcome: {
      hired: 'Ficou com a vaga',
      notHired: 'Não ficou com a vaga',
      kept: 'Guardar para outra vaga',
      undecided: 'Ainda sem decisão',
    },
    hireWaits:
      'Tem uma mensagem de contratação para responder: se aceitar, fica com a vaga também depois do fim. Para dizer outra coisa, cancele antes a mensagem, na página da pessoa.',
    more: 'Há mais de 100 finalistas. Antes, mova ou desclassifique parte deles no quadro.',
    locked:
      'Há pessoas no processo, e você ainda não pode ver as candidaturas. Peça a uma pessoa da sua empresa que encerre o processo.',
  },
  steps: {
    title: '{{step}} ({{count}})',
    everybody: 'Para todas as pessoas desta etapa',
    outcome: { notHired: 'Desta vez não', kept: 'Guardar para outra vaga' },
    hint: {
      notHired: 'Ficam sabendo que o processo terminou e que não seguiram.',
      kept: 'Não seguem nesta vaga e aparecem em Guardados nas outras vagas da empresa, por até 180 dias. São avisadas disso e podem dizer não.',
    },
    text: 'Mensagem para todas elas',
    textHint: 'Agradeça e diga o que pesou. Evite idade, gênero, família e saúde.',
    oneByOne: 'Responder a alguém de outro jeito',
    find: 'Procurar nesta etapa pelo nome',
    more: 'Abaixo estão as primeiras {{count}} pessoas, por nome. As outras você encontra aqui.',
    findButton: 'Procurar',
    found_one: '{{count}} pessoa encontrada, no começo da lista.',
    found_other: '{{count}} pessoas encontradas, no começo da lista.',
    foundNone: 'Ninguém com esse nome nesta etapa.',
    likeOthers: 'Como as demais',
  },
  /** A job's openings and the people hired for them. */
  filled: {
    none_one: '{{count}} vaga, não preenchida',
    none_other: '{{count}} vagas, nenhuma preenchida',
    some_one: '{{hired}} de {{count}} vaga preenchida',
    some_other: '{{hired}} de {{count}} vagas preenchidas',
    title_one: 'A vaga está preenchida',
    title_other: 'As {{count}} vagas estão preenchidas',
    text: 'Enquanto o processo segue aberto, a vaga continua recebendo candidaturas. Ao encerrar, você responde a quem ficou.',
    /** While the job is paused, under review or taken down. */
    textClosed: 'Ao encerrar o processo, você responde a quem ficou.',
  },
  textTo: 'Mensagem para {{name}}',
  optional: '(opcional)',
  done: {
    pause: 'O processo está pausado: a vaga não recebe candidaturas, e convites sem resposta esperam você retomar.',
    resume: 'O processo foi retomado: a vaga voltou à busca.',
    extend: 'A vaga foi prorrogada por 45 dias.',
    finish:
      'O processo foi encerrado. A resposta com mensagem sua, ou a quem você guardou, sai em 24 horas; as outras saem agora.',
    settle: 'Resposta salva. As pessoas são avisadas por e-mail.',
    delete: 'A vaga foi excluída.',
  },
} as const
