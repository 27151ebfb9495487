/** Letters about what reviewers decided. */
export const reviewLetters = {
  logoDecided: {
    approved: {
      subject: 'Logotipo aprovado: {{company}}',
      text: 'O novo logotipo da empresa {{company}} foi aprovado e já aparece nas vagas.',
    },
    refused: {
      subject: 'Logotipo não aprovado: {{company}}',
      text: 'O novo logotipo da empresa {{company}} não foi aprovado. O anterior continua, e as vagas seguem no ar.',
    },
    button: 'Ver a empresa',
  },
  threadReportDecided: {
    subject: 'Sua denúncia foi respondida',
    text: 'Uma pessoa da equipe do Trampolim leu a conversa sobre a vaga {{jobName}} que você denunciou.',
    close: 'A conversa está fechada: ninguém mais escreve nela.',
    keep: 'A conversa continua aberta.',
  },
  reviewDecided: {
    subject: {
      job: {
        approve: 'Vaga aprovada: {{what}}',
        reject: 'Vaga não aprovada: {{what}}',
        block: 'Vaga bloqueada: {{what}}',
        request_changes: 'Falta pouco para publicar: {{what}}',
      },
      organization: {
        approve: 'Empresa aprovada: {{what}}',
        reject: 'Dados da empresa não aprovados: {{what}}',
        block: 'Empresa bloqueada: {{what}}',
        request_changes: 'Corrija alguns dados da empresa {{what}}',
      },
      recruiter: {
        approve: 'Seu perfil foi aprovado',
        reject: 'Seu perfil não foi aprovado',
        block: 'Seu perfil foi bloqueado',
        request_changes: 'Corrija alguns dados do seu perfil',
      },
      candidate: {
        approve: 'Seu perfil foi aprovado',
        reject: 'Seu perfil não foi aprovado',
        block: 'Seu perfil foi bloqueado',
        request_changes: 'Corrija alguns dados do seu perfil',
      },
    },
    text: {
      job: {
        approve: 'Sua vaga {{what}} foi aprovada e já recebe candidaturas.',
        approvePaused:
          'Sua vaga {{what}} foi aprovada. Ela continua pausada: retome o processo quando quiser receber candidaturas.',
        reject: 'Analisamos sua vaga {{what}} e ela não pode ser publicada como está.',
        block: 'Sua vaga {{what}} foi bloqueada e não aparece mais na busca.',
        request_changes: 'Analisamos sua vaga {{what}}. Para publicar, corrija o que está abaixo.',
      },
      organization: {
        approve: 'Os dados da empresa {{what}} foram aprovados.',
        reject: 'Analisamos os dados da empresa {{what}}, e eles não puderam ser aprovados.',
        block: 'A empresa {{what}} foi bloqueada, e as vagas dela não aparecem mais na busca.',
        request_changes: 'Analisamos os dados da empresa {{what}}. Para aprovar, falta corrigir o que está abaixo.',
      },
      recruiter: {
        approve: 'Seu perfil foi aprovado. Se uma vaga sua esperava por isso, ela segue agora.',
        reject: 'Analisamos seu perfil e ele não pôde ser aprovado.',
        block: 'Seu perfil foi bloqueado, e as vagas que você criou não aparecem mais na busca.',
        request_changes: 'Analisamos seu perfil. Falta corrigir o que está abaixo.',
      },
      candidate: {
        approve:
          'Seu perfil foi aprovado. Os recrutadores das vagas a que você se candidata já veem o que você aceitou mostrar.',
        approveAgain:
          'Seu perfil foi liberado. Suas candidaturas estão onde estavam, e os recrutadores voltam a ver você. Convites, mensagens de contratação e entrevistas por vir valem de novo, até a data de cada um: quem marcou entrevista ou quer contratar você já sabe.',
        reject: 'Analisamos seu perfil e ele não pôde ser aprovado.',
        block:
          'Seu perfil foi bloqueado. Até a situação ser resolvida, suas candidaturas ficam escondidas, convites e mensagens de contratação esperam por você, e suas entrevistas saem da agenda das empresas, que são avisadas sem o seu nome: se uma já confirmada está próxima, combine direto com a empresa.',
        request_changes: 'Analisamos seu perfil. Falta corrigir o que está abaixo.',
      },
    },
    first: 'Está tudo aprovado: seu perfil, sua empresa e a vaga {{what}}, que já recebe candidaturas.',
    alsoApproved: {
      both: 'Seu perfil e sua empresa foram aprovados: falta só a vaga.',
      organization: 'Sua empresa foi aprovada.',
      recruiter: 'Seu perfil foi aprovado.',
    },
    reason: 'Motivo',
    inForce:
      'O que já estava aprovado continua valendo: as vagas abertas seguem no ar, e vocês continuam lendo as candidaturas.',
    handIn:
      'As vagas que saíram do ar com o bloqueio não voltam sozinhas: envie cada uma de novo para análise, mesmo sem mudar nada. Elas estão no seu painel.',
    next: 'Depois de corrigido, analisamos de novo em até 2 dias úteis.',
    correct: 'Corrigir agora',
    see: {
      job: 'Ver a vaga',
      organization: 'Ver a empresa',
      recruiter: 'Ver minha conta',
      candidate: 'Ver meu painel',
    },
  },
} as const
