/** The texts of notifications, by kind and variant, and their pages. */
export const notificationTexts = {
  moved: {
    selectiveProcess: 'Você avançou no processo seletivo: {{jobName}}.',
    interviews: 'Você chegou às entrevistas: {{jobName}}.',
    finalists: 'Você é finalista: {{jobName}}.',
    back: 'Sua etapa mudou: {{jobName}}.',
  },
  answered: {
    discarded: 'A empresa respondeu: desta vez não foi. Vaga: {{jobName}}.',
    ended: 'O processo seletivo terminou: {{jobName}}.',
    jobDeleted: 'A empresa excluiu a vaga, e o processo seletivo terminou: {{jobName}}.',
    jobDeletedHired: 'A empresa excluiu a vaga. Isso não muda a sua contratação: {{jobName}}.',
  },
  hired: {
    hired: 'A empresa registrou sua contratação: {{jobName}}. Parabéns!',
    undecided: 'O processo seletivo terminou, e a empresa ainda não informou o resultado dos finalistas: {{jobName}}.',
  },
  jobAway: {
    removed: 'A vaga saiu do ar: {{jobName}}.',
    returned: 'A vaga passou de novo pela nossa análise e voltou: {{jobName}}.',
  },
  invitation: {
    received: 'Você recebeu um convite: {{jobName}}.',
    reminder: 'Um convite espera sua resposta: {{jobName}}.',
    canceled: 'O recrutador cancelou um convite: {{jobName}}.',
    timeout: 'Um convite venceu sem resposta: {{jobName}}.',
    jobEnded: 'A vaga foi encerrada, e com ela o convite: {{jobName}}.',
    jobDeleted: 'A empresa excluiu a vaga, e com ela terminou o convite: {{jobName}}.',
  },
  invitationAnswer: {
    accepted: '{{person}} aceitou o convite: {{jobName}}.',
    refused: 'Alguém recusou o convite: {{jobName}}.',
  },
  hire: {
    received: 'A vaga é sua, se você quiser: {{jobName}}. Responda à mensagem de contratação.',
    reminder: 'Uma mensagem de contratação espera sua resposta: {{jobName}}.',
    canceled: 'A empresa cancelou a mensagem de contratação: {{jobName}}.',
    timeout: 'Uma mensagem de contratação venceu sem resposta: {{jobName}}.',
  },
  hireAnswer: {
    accepted: '{{person}} aceitou a contratação: {{jobName}}.',
    rejected: '{{person}} recusou a contratação: {{jobName}}.',
    canceled: '{{person}} cancelou a contratação: {{jobName}}.',
    timeout: '{{person}} não respondeu à mensagem de contratação: {{jobName}}.',
    withdrew: '{{person}} desistiu da vaga, e a contratação não vale mais: {{jobName}}.',
    left: 'Uma pessoa excluiu a conta, e a contratação dela não vale mais: {{jobName}}.',
    hidden: 'O perfil de uma pessoa finalista está suspenso, e a contratação dela fica em espera: {{jobName}}.',
    shown: 'A pessoa que você quer contratar voltou, e a contratação continua: {{jobName}}.',
  },
  interview: {
    set: 'Você tem uma entrevista: {{jobName}}. Confirme sua presença.',
    moved: 'Sua entrevista mudou de horário ou lugar: {{jobName}}. Confirme de novo.',
    reminder: 'A empresa espera sua resposta sobre a entrevista: {{jobName}}.',
    reconfirm: 'Sua entrevista está chegando: {{jobName}}. Confirme que você vai.',
    canceled: 'A empresa cancelou a entrevista: {{jobName}}.',
    chosen: 'Você reservou um horário de entrevista: {{jobName}}.',
    timeout: 'A entrevista ficou sem sua resposta e foi cancelada: {{jobName}}.',
    slots: 'Escolha o horário da sua entrevista: {{jobName}}.',
    moreSlots: 'Há novos horários para a sua entrevista: {{jobName}}.',
    slotKept: 'Um horário de entrevista ficou livre e está guardado para você: {{jobName}}.',
    slotsReminder: 'Falta escolher o horário da sua entrevista: {{jobName}}.',
    slotsCanceled: 'A empresa retirou os horários de entrevista que oferecia: {{jobName}}.',
    slotsTimeout: 'Os horários de entrevista passaram sem a sua escolha: {{jobName}}.',
  },
  interviewAnswer: {
    confirmed: '{{person}} confirmou a entrevista: {{jobName}}.',
    accepted: '{{person}} confirmou de novo a entrevista: {{jobName}}.',
    refused: '{{person}} recusou a entrevista: {{jobName}}.',
    canceled: '{{person}} cancelou a entrevista: {{jobName}}.',
    timeout: '{{person}} não respondeu até o horário da entrevista: {{jobName}}.',
    withdrew: '{{person}} desistiu da vaga, e a entrevista não acontece mais: {{jobName}}.',
    left: 'Uma pessoa excluiu a conta, e a entrevista com ela não acontece mais: {{jobName}}.',
    hidden: 'O perfil de uma pessoa está suspenso, e a entrevista com ela fica em espera: {{jobName}}.',
    shown: 'Uma pessoa com entrevista marcada voltou, e a entrevista está na sua agenda: {{jobName}}.',
    slotsWaiting: '{{person}} pede outro horário de entrevista: {{jobName}}.',
    slotsRefused: '{{person}} não quer a entrevista: {{jobName}}.',
    slotsTimeout: '{{person}} não ficou com nenhum horário de entrevista: {{jobName}}.',
  },
  consent: {
    asked: '{{company}} pediu para ver seu nome e seus contatos.',
  },
  consentAnswer: {
    granted: 'Uma pessoa deixou a empresa ver quem ela é.',
    refused: 'Uma pessoa preferiu não mostrar quem ela é.',
    expired: 'Um pedido para ver quem é uma pessoa venceu sem resposta.',
  },
  alert: {
    found_one: 'Seus alertas acharam uma vaga nova.',
    found_other: 'Seus alertas acharam {{count}} vagas novas.',
  },
  application: {
    received: '{{person}} se candidatou: {{jobName}}.',
  },
  mention: {
    note: 'Citaram você em uma anotação sobre {{person}}: {{jobName}}.',
  },
  jobClosing: {
    closing: 'Uma vaga se encerra em {{day}}: {{jobName}}.',
  },
  jobEnded: {
    closed: 'A vaga chegou ao fim do prazo e foi encerrada: {{jobName}}.',
    ended: '{{person}} encerrou a vaga, e quem estava no processo será avisado: {{jobName}}.',
    takenDown:
      'A vaga saiu do ar com o bloqueio de quem a escreveu: {{jobName}}. Para ela voltar, alguém da equipe a edita e envia de novo à análise.',
  },
  jobPaused: {
    paused: 'A vaga foi pausada: {{jobName}}.',
    resumed: 'A vaga voltou a receber candidaturas: {{jobName}}.',
  },
  review: {
    candidateApprove: 'Seu perfil foi aprovado.',
    candidateRequestChanges: 'A análise pediu mudanças no seu perfil.',
    candidateReject: 'Seu perfil não foi aprovado.',
    candidateBlock: 'Seu perfil foi bloqueado.',
    recruiterApprove: 'Seu perfil de recrutador foi aprovado.',
    recruiterRequestChanges: 'A análise pediu mudanças no seu perfil de recrutador.',
    recruiterReject: 'Seu perfil de recrutador não foi aprovado.',
    recruiterBlock: 'Seu perfil de recrutador foi bloqueado.',
    organizationApprove: 'A empresa foi aprovada.',
    organizationRequestChanges: 'A análise pediu mudanças nos dados da empresa.',
    organizationReject: 'Os dados da empresa não foram aprovados.',
    organizationBlock: 'A empresa foi bloqueada.',
    jobApprove: 'A vaga foi aprovada: {{jobName}}.',
    jobRequestChanges: 'A análise pediu mudanças na vaga: {{jobName}}.',
    jobReject: 'A vaga não foi aprovada: {{jobName}}.',
    jobBlock: 'A vaga foi bloqueada: {{jobName}}.',
    logoApprove: 'O logotipo da empresa foi aprovado.',
    logoReject: 'O logotipo da empresa não foi aprovado.',
  },
  security: {
    newDevice: 'Alguém entrou na sua conta em um aparelho novo. Confira se foi você.',
    password: 'A senha da sua conta mudou.',
    wayAdded: 'Sua conta ganhou uma nova forma de entrar.',
    wayRemoved: 'Uma forma de entrar na sua conta foi retirada.',
    secondStep: 'A segunda etapa do seu acesso mudou.',
    tried: 'Alguém errou a senha ou o código da sua conta várias vezes.',
  },
  colleague: {
    asked: '{{person}} pediu para entrar na empresa.',
    joined: '{{person}} entrou na empresa.',
    putOut: '{{person}} não faz mais parte da empresa.',
    left: 'Alguém da equipe excluiu a conta e não faz mais parte da empresa.',
  },
} as const

/** The texts of notifications that ask for an answer, once none is due. */
export const settledTexts = {
  'invitation.reminder': 'Lembramos você de um convite: {{jobName}}.',
  'hire.received': 'A empresa enviou uma mensagem de contratação: {{jobName}}.',
  'hire.reminder': 'Lembramos você de uma mensagem de contratação: {{jobName}}.',
  'interview.set': 'A empresa marcou uma entrevista com você: {{jobName}}.',
  'interview.moved': 'A empresa mudou o horário ou o lugar da entrevista: {{jobName}}.',
  'interview.reminder': 'Lembramos você de responder sobre a entrevista: {{jobName}}.',
  'interview.reconfirm': 'Lembramos você da entrevista: {{jobName}}.',
  'interview.slots': 'A empresa ofereceu horários de entrevista: {{jobName}}.',
  'interview.moreSlots': 'A empresa abriu novos horários de entrevista: {{jobName}}.',
  'interview.slotKept': 'Guardamos para você um horário de entrevista: {{jobName}}.',
  'interview.slotsReminder': 'Lembramos você de escolher o horário da entrevista: {{jobName}}.',
  'interviewAnswer.slotsWaiting': '{{person}} pediu outro horário de entrevista: {{jobName}}.',
} as const

/** The same, once what they offered was taken back or has passed. */
export const lapsedTexts = {
  'hire.received': 'A empresa enviou uma mensagem de contratação, que não vale mais: {{jobName}}.',
  'hire.reminder': 'Lembramos você de uma mensagem de contratação que não vale mais: {{jobName}}.',
  'interview.slots': 'A empresa ofereceu horários de entrevista, que não valem mais: {{jobName}}.',
  'interview.moreSlots': 'A empresa abriu novos horários de entrevista, que não valem mais: {{jobName}}.',
  'interview.slotKept': 'Guardamos para você um horário de entrevista, que não vale mais: {{jobName}}.',
  'interview.slotsReminder': 'Lembramos você de horários de entrevista que não valem mais: {{jobName}}.',
} as const

/** The subject of a sentence if the name can't be shown. */
export const somebody = 'Alguém'
export const someJob = 'uma vaga'
