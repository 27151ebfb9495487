/** Letters about invitations to jobs. */
export const invitationLetters = {
  received: {
    subject: 'Convite: {{jobName}}',
    text: 'Você recebeu um convite para o processo seletivo da vaga {{jobName}}, {{ofCompany}}.',
    why: 'Um recrutador encontrou seu currículo e quer conhecer você. Se aceitar, você já entra na etapa de seleção. Só então ele vê seus contatos, se você aceita mostrá-los.',
    until: 'O convite vale até {{date}}. Se não quiser, recuse: ajuda o recrutador a não esperar por você.',
  },
  reminder: {
    subject: 'Seu convite espera resposta: {{jobName}}',
    text: 'O convite para o processo seletivo da vaga {{jobName}}, {{ofCompany}}, ainda espera sua resposta.',
    until: 'Ele vale até {{date}}. Depois disso, é cancelado sozinho.',
  },
  see: 'Ver o convite',
  closed: {
    subject: 'Convite encerrado: {{jobName}}',
    canceled: 'O recrutador cancelou o convite para o processo seletivo da vaga {{jobName}}, {{ofCompany}}.',
    timeout: 'O convite para o processo seletivo da vaga {{jobName}}, {{ofCompany}}, venceu sem resposta.',
    jobEnded: 'A vaga {{jobName}}, {{ofCompany}}, foi encerrada, e com ela o seu convite.',
    jobDeleted: 'A empresa excluiu a vaga {{jobName}}, {{ofCompany}}, e com ela terminou o seu convite.',
    mayApply: 'A vaga continua aberta: se quiser, você ainda pode se candidatar.',
    others: 'Seu currículo continua guardado, e há outras vagas à sua espera.',
    seeJob: 'Ver a vaga',
    search: 'Buscar vagas',
  },
  answered: {
    acceptedSubject: 'Convite aceito: {{jobName}}',
    refusedSubject: 'Convite recusado: {{jobName}}',
    accepted: '{{candidate}} aceitou o convite para a vaga {{jobName}} e já está no processo seletivo.',
    refused: '{{candidate}} recusou o convite para a vaga {{jobName}}.',
    someone: 'A pessoa que você convidou',
    reason: 'Motivo: {{reason}}.',
    seeCandidate: 'Ver o currículo',
    seeOthers: 'Ver outros recomendados',
  },
} as const
