/** Letters about interviews. */
export const interviewLetters = {
  set: {
    subject: 'Entrevista marcada: {{jobName}}',
    text: 'Você tem uma entrevista para a vaga {{jobName}}, {{ofCompany}}.',
    ask: 'Confirme sua presença. Se não puder ir, recuse e diga o motivo: a empresa pode marcar outro horário.',
  },
  moved: {
    subject: 'Entrevista remarcada: {{jobName}}',
    text: 'A empresa remarcou a sua entrevista para a vaga {{jobName}}, {{ofCompany}}. Vale o que está abaixo.',
    ask: 'Confirme de novo. Se não puder ir, recuse e diga o motivo.',
  },
  reminder: {
    subject: 'A entrevista espera sua resposta: {{jobName}}',
    text: 'A empresa ainda espera sua resposta sobre a entrevista para a vaga {{jobName}}, {{ofCompany}}.',
    ask: 'Confirme ou recuse antes do horário. Sem resposta, a entrevista é cancelada.',
  },
  reconfirm: {
    subject: 'Você vai à entrevista? {{jobName}}',
    text: 'A sua entrevista para a vaga {{jobName}}, {{ofCompany}}, está chegando.',
    ask: 'Confirme mais uma vez que você vai. Se algo mudou, cancele: a empresa fica sabendo na hora.',
  },
  when: 'Quando: {{when}}.',
  live: 'Onde: {{address}}.',
  remote: 'Por vídeo, neste endereço: {{link}}',
  answer: 'Ver e responder',
  calendar: {
    title: 'Entrevista: {{jobName}}',
    titleOf: 'Entrevista: {{jobName}}, {{company}}',
    withCandidate: 'Entrevista com {{name}}: {{jobName}}',
    feed: 'Entrevistas do Trampolim',
  },
  closed: {
    subject: 'Entrevista cancelada: {{jobName}}',
    canceled: 'A empresa cancelou a entrevista para a vaga {{jobName}}, {{ofCompany}}, que seria {{when}}. Não vá.',
    canceledNext: 'Se a empresa marcar outra, avisamos você.',
    timeout:
      'A entrevista para a vaga {{jobName}}, {{ofCompany}}, que seria {{when}}, ficou sem sua resposta e foi cancelada.',
    timeoutNext: 'Se você ainda quer a vaga, escreva para a empresa e peça outro horário.',
    button: 'Ver suas entrevistas',
  },
  answered: {
    confirmedSubject: 'Entrevista confirmada: {{jobName}}',
    refusedSubject: 'Entrevista recusada: {{jobName}}',
    canceledSubject: 'Entrevista cancelada pelo candidato: {{jobName}}',
    timeoutSubject: 'Entrevista sem resposta: {{jobName}}',
    confirmed: '{{candidate}} confirmou a entrevista para a vaga {{jobName}}: {{when}}.',
    refused: '{{candidate}} recusou a entrevista para a vaga {{jobName}} de {{when}}.',
    canceled: '{{candidate}} cancelou a entrevista para a vaga {{jobName}} de {{when}}.',
    timeout: '{{candidate}} não respondeu até o horário da entrevista para a vaga {{jobName}}: {{when}}.',
    reason: 'Motivo: {{reason}}.',
    needs: 'A pessoa pediu apoio para participar. Veja o pedido na agenda.',
    agenda: 'Ver a agenda',
    see: 'Ver a pessoa e remarcar',
  },
} as const
