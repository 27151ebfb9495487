/** Letters about hiring messages. */
export const hireLetters = {
  received: {
    subject: 'Mensagem de contratação: {{jobName}}',
    text: 'Boa notícia: a vaga {{jobName}}, {{ofCompany}}, é sua, se você quiser. A empresa enviou uma mensagem de contratação.',
    until: 'Leia quanto a empresa paga, o primeiro dia e os documentos para levar, e responda até {{date}}.',
  },
  reminder: {
    subject: 'A contratação espera sua resposta: {{jobName}}',
    text: 'A mensagem de contratação da vaga {{jobName}}, {{ofCompany}}, ainda espera sua resposta.',
    until: 'Ela vale até {{date}}. Se não quiser, recuse: a vaga fica livre para outra pessoa.',
  },
  see: 'Ler e responder',
  closed: {
    subject: 'Contratação encerrada: {{jobName}}',
    canceled:
      'A empresa cancelou a contratação para a vaga {{jobName}}, {{ofCompany}}. Sabemos que não é a notícia que você esperava.',
    timeout: 'A mensagem de contratação da vaga {{jobName}}, {{ofCompany}}, venceu sem resposta.',
    canceledNext:
      'Você continua finalista. Se alguma coisa já estava combinada, fale com a empresa antes de mudar seus planos.',
    timeoutNext: 'Se ainda quiser a vaga, escreva para a empresa.',
    timeoutEnded:
      'A vaga não está mais aberta, e as mensagens terminaram: se ainda quiser ficar com ela, fale direto com a empresa.',
    button: 'Ver seus processos',
  },
  answered: {
    acceptedSubject: 'Contratação aceita: {{jobName}}',
    rejectedSubject: 'Contratação recusada: {{jobName}}',
    canceledSubject: 'Contratação cancelada pelo candidato: {{jobName}}',
    timeoutSubject: 'Contratação sem resposta: {{jobName}}',
    gaveUpSubject: 'Contratação cancelada: {{jobName}}',
    leftSubject: 'Contratação cancelada: {{jobName}}',
    hiddenSubject: 'Contratação em espera: {{jobName}}',
    shownSubject: 'Contratação de volta: {{jobName}}',
    accepted: '{{candidate}} aceitou a contratação para a vaga {{jobName}}.',
    rejected: '{{candidate}} recusou a contratação para a vaga {{jobName}}.',
    canceled: '{{candidate}} tinha aceitado a contratação para a vaga {{jobName}} e cancelou.',
    timeout: '{{candidate}} não respondeu à mensagem de contratação para a vaga {{jobName}} no prazo.',
    gaveUp:
      '{{candidate}} desistiu da vaga {{jobName}} e saiu do processo seletivo: a contratação que a empresa registrou não vale mais.',
    left: 'A pessoa finalista que você queria contratar para a vaga {{jobName}} excluiu a conta no Trampolim: a contratação não vale mais.',
    hidden:
      'O perfil da pessoa finalista que você quer contratar para a vaga {{jobName}} está suspenso, e as empresas não a veem por enquanto: a contratação fica em espera.',
    hiddenNext: 'Se o perfil for liberado, avisamos você.',
    shown: '{{candidate}} voltou ao processo seletivo da vaga {{jobName}}: a contratação continua de onde estava.',
    withdrew: 'A pessoa desistiu da vaga e saiu do processo seletivo.',
    reason: 'Motivo: {{reason}}.',
    see: 'Ver a pessoa',
    seeOthers: 'Ver o processo',
  },
} as const
