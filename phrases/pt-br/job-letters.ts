/** Letters about jobs and the candidacies in their selections. */
export const jobLetters = {
  applicationReceived: {
    subject: 'Candidatura enviada: {{jobName}}',
    text: 'Sua candidatura à vaga {{jobName}}, {{ofCompany}}, foi enviada. Seu currículo já está com o recrutador.',
    next: 'Você acompanha cada passo na página dos seus processos seletivos.',
    button: 'Acompanhar',
    receipt: 'Ver o comprovante do que você enviou',
  },
  jobDeleted: {
    subject: 'Vaga excluída: {{jobName}}',
    text: 'A empresa excluiu a vaga {{jobName}}, {{ofCompany}}, e o processo seletivo terminou. Não é um julgamento sobre o seu currículo.',
    next: 'A vaga continua no seu histórico, e há outras à sua espera.',
    button: 'Procurar vagas',
    /** The candidate had a hiring message. */
    offered: {
      text: 'A empresa excluiu a vaga {{jobName}}, {{ofCompany}}, e a mensagem de contratação que você recebeu não vale mais. Sabemos que não é a notícia que você esperava, e não é um julgamento sobre o seu currículo.',
      next: 'Se alguma coisa já estava combinada, fale com a empresa antes de mudar seus planos. A vaga continua no seu histórico, e há outras à sua espera.',
    },
    hired: {
      text: 'A empresa excluiu do Trampolim a vaga {{jobName}}, {{ofCompany}}. Isso não muda a sua contratação, que continua no seu histórico.',
      next: 'Se tiver dúvida sobre o primeiro dia, fale direto com a empresa.',
      button: 'Ver minha candidatura',
    },
    /** The same of a job that reviewers had taken down. */
    takenDown: {
      text: 'A vaga {{jobName}}, {{ofCompany}}, que nossa equipe tinha tirado do ar, foi excluída pela empresa, e o processo seletivo terminou. Não é um julgamento sobre o seu currículo.',
      next: 'Não envie dinheiro nem documentos a quem falar em nome dela. A vaga continua no seu histórico, e há outras à sua espera.',
    },
    offeredTakenDown: {
      text: 'A vaga {{jobName}}, {{ofCompany}}, que nossa equipe tinha tirado do ar, foi excluída pela empresa, e a mensagem de contratação que você recebeu não vale mais. Sabemos que não é a notícia que você esperava, e não é um julgamento sobre o seu currículo.',
      next: 'Não envie dinheiro nem documentos a quem falar em nome dela. A vaga continua no seu histórico, e há outras à sua espera.',
    },
    hiredTakenDown: {
      text: 'A vaga {{jobName}}, {{ofCompany}}, que nossa equipe tinha tirado do ar, foi excluída pela empresa. A contratação que você aceitou continua no seu histórico.',
      next: 'Antes de enviar documentos ou de mudar seus planos, confirme que a empresa e o trabalho existem, e não envie dinheiro a ninguém. Se algo parecer errado, fale com a gente.',
      button: 'Ver minha candidatura',
    },
  },
  jobRemoved: {
    subject: 'Vaga fora do ar: {{jobName}}',
    text: 'Nossa equipe tirou do ar a vaga {{jobName}}, {{ofCompany}}, e o processo seletivo está parado: entrevista sem confirmação não acontece enquanto isso. Não é um julgamento sobre o seu currículo.',
    next: 'Não envie dinheiro nem documentos a quem falar em nome dela. Se a vaga voltar, sua candidatura continua de onde parou.',
    button: 'Procurar vagas',
  },
  jobReturned: {
    subject: 'Vaga de volta: {{jobName}}',
    text: 'A vaga {{jobName}}, {{ofCompany}}, passou de novo pela nossa análise e voltou.',
    next: 'Sua candidatura continua de onde parou. Você não precisa fazer nada agora.',
    button: 'Ver minha candidatura',
  },
  candidacyMoved: {
    subject: {
      selectiveProcess: 'Você avançou no processo: {{jobName}}',
      interviews: 'Você chegou às entrevistas: {{jobName}}',
      finalists: 'Você é finalista: {{jobName}}',
      back: 'Sua etapa mudou: {{jobName}}',
    },
    text: {
      selectiveProcess:
        'Seu currículo foi escolhido: você passou para o processo seletivo da vaga {{jobName}}, {{ofCompany}}.',
      interviews:
        'Você passou para a etapa de entrevistas da vaga {{jobName}}, {{ofCompany}}. Ainda não há data marcada: quem marca é o recrutador.',
      finalists:
        'Você está entre os finalistas da vaga {{jobName}}, {{ofCompany}}. Ainda não é uma contratação: a decisão final é da empresa.',
      back: 'O recrutador da vaga {{jobName}}, {{ofCompany}}, voltou sua candidatura uma etapa. Você continua no processo.',
    },
    button: 'Acompanhar',
  },
  candidacyDiscarded: {
    subject: 'Resposta sobre a vaga {{jobName}}',
    text: 'O recrutador da vaga {{jobName}}, {{ofCompany}}, decidiu seguir com outras pessoas. Desta vez a sua candidatura não continua.',
    declined:
      'O recrutador da vaga {{jobName}}, {{ofCompany}}, encerrou a sua candidatura, depois de você preferir não ficar com a vaga.',
    feedback: 'Mensagem do recrutador',
    kept: 'A empresa guardou seu currículo: até {{until}}, pode encontrar você para outras vagas dela e convidar você. Se não quiser, diga isso nesta candidatura, e ela deixa de ver você ali.',
    refuseKeeping: 'Abrir a candidatura',
    next: 'Seu currículo continua guardado, e há outras vagas à sua espera.',
    button: 'Procurar vagas',
  },
  selectionEnded: {
    subject: 'Processo seletivo encerrado: {{jobName}}',
    text: 'O processo seletivo da vaga {{jobName}}, {{ofCompany}}, foi encerrado. Desta vez a empresa não seguiu com a sua candidatura.',
    declined:
      'O processo seletivo da vaga {{jobName}}, {{ofCompany}}, foi encerrado. Você preferiu não ficar com a vaga.',
    next: 'Obrigado por participar. Seu currículo continua guardado, e há outras vagas à sua espera.',
    takenDown: {
      text: 'A vaga {{jobName}}, {{ofCompany}}, que nossa equipe tinha tirado do ar, foi encerrada, e com ela o processo seletivo. Não é um julgamento sobre o seu currículo.',
      next: 'Não envie dinheiro nem documentos a quem falar em nome dela. Seu currículo continua guardado, e há outras vagas à sua espera.',
    },
    button: 'Procurar vagas',
  },
  finalistHired: {
    subject: 'A empresa informou que a vaga é sua: {{jobName}}',
    text: 'O processo seletivo da vaga {{jobName}}, {{ofCompany}}, foi encerrado, e a empresa informou que você ficou com a vaga. Parabéns!',
    next: 'Os próximos passos são combinados entre você e a empresa. Se a informação não estiver certa, fale com a gente.',
    takenDown: {
      text: 'A empresa informou que você ficou com a vaga {{jobName}}, {{ofCompany}}, que nossa equipe tinha tirado do ar antes de ela ser encerrada.',
      next: 'Antes de enviar documentos ou de mudar seus planos, confirme que a empresa e o trabalho existem, e não envie dinheiro a ninguém. Se algo parecer errado, fale com a gente.',
    },
    button: 'Ver minha candidatura',
  },
  finalistUndecided: {
    subject: 'Processo seletivo encerrado: {{jobName}}',
    text: 'A vaga {{jobName}}, {{ofCompany}}, não recebe mais candidaturas. Você é finalista, e a empresa ainda não informou o que decidiu sobre você.',
    next: 'Quando ela informar, avisamos você por e-mail.',
    takenDown: {
      text: 'A vaga {{jobName}}, {{ofCompany}}, que nossa equipe tinha tirado do ar, foi encerrada. Você era finalista, e a empresa não informou o que decidiu sobre você.',
      next: 'Não envie dinheiro nem documentos a quem falar em nome dela. Se a empresa informar o resultado, avisamos você por e-mail.',
    },
    button: 'Ver minha candidatura',
  },
  jobsClosing: {
    subject_one: 'A vaga {{jobName}} encerra em breve',
    subject_other: '{{count}} vagas encerram em breve',
    text_one: 'Uma vaga da sua empresa encerra nos próximos dias.',
    text_other: '{{count}} vagas da sua empresa encerram nos próximos dias.',
    note: 'Encerra em {{day}}',
    noteToCorrect: 'Encerra em {{day}} · espera a sua correção',
    next: 'Se ainda precisa de candidatos, prorrogue a vaga por mais 45 dias. Quando ela encerra, quem ainda está no processo seletivo é avisado.',
    correct:
      'Uma vaga que espera a sua correção não pode ser prorrogada. Se ainda precisa de candidatos, corrija e envie para análise antes da data: com a aprovação, ela fica aberta por mais 45 dias. Se ela encerrar, quem ainda está no processo seletivo será avisado.',
    button_one: 'Ver a vaga',
    button_other: 'Ver minhas vagas',
  },
  jobsClosed: {
    subject_one: 'A vaga {{jobName}} foi encerrada',
    subject_other: '{{count}} vagas foram encerradas',
    text_one: 'Uma vaga da sua empresa chegou à data de encerramento.',
    text_other: '{{count}} vagas da sua empresa chegaram à data de encerramento.',
    note: 'Encerrada em {{day}}',
    next: 'Quem ainda estava no processo seletivo será avisado. Se a vaga tem finalistas, diga nos detalhes dela o que aconteceu com cada um. Para contratar de novo, duplique a vaga.',
    button_one: 'Ver a vaga',
    button_other: 'Ver minhas vagas',
  },
  jobSummaries: {
    subject_one: 'A semana da vaga {{jobName}}',
    subject_other: 'A semana de {{count}} vagas suas',
    text: 'Este é o resumo semanal que foi pedido no cadastro da vaga.',
    fresh_zero: 'nenhuma candidatura nova',
    fresh_one: '{{count}} candidatura nova',
    fresh_other: '{{count}} candidaturas novas',
    unseen_zero: 'nenhuma por abrir',
    unseen_one: '{{count}} por abrir',
    unseen_other: '{{count}} por abrir',
    left_zero: 'ninguém na seleção',
    left_one: '{{count}} pessoa na seleção',
    left_other: '{{count}} pessoas na seleção',
    paused: 'pausada',
    closes: 'encerra em {{day}}',
    more_one: 'E mais uma vaga.',
    more_other: 'E mais {{count}} vagas.',
    next: 'Quem se candidatou espera por uma resposta: abra as candidaturas novas e diga a cada pessoa como segue.',
    button: 'Ver minhas vagas',
    stop: 'Para deixar de receber, edite a vaga e desmarque “Resumo semanal por e-mail”.',
  },
} as const
