/** Letters about a company and the recruiters who work for it. */
export const joiningLetters = {
  organizationDeleted: {
    subject: 'A empresa {{company}} saiu do Trampolim',
    text: '{{by}} excluiu a empresa {{company}} do Trampolim, com todas as vagas e contas. Sua conta foi excluída junto.',
    next: 'Se foi um engano, fale com {{by}}. Para voltar a publicar vagas, faça um novo cadastro.',
    button: 'Fazer novo cadastro',
  },
  joinLink: {
    subject: 'Confirme que você trabalha na empresa {{company}}',
    text: 'Você pediu para entrar na empresa {{company}} no Trampolim, e o seu e-mail é do site dela. Para entrar agora, abra a página abaixo e confirme.',
    button: 'Confirmar e entrar na empresa',
    validity_one: 'O link vale por {{count}} hora, uma vez só, e apenas na conta deste e-mail.',
    validity_other: 'O link vale por {{count}} horas, uma vez só, e apenas na conta deste e-mail.',
    ignore:
      'Se não foi você que pediu, não confirme: alguém se cadastrou com o seu endereço. Sem a sua confirmação, essa pessoa não vê nada da empresa.',
  },
  joinAsked: {
    subject: '{{newcomer}} quer entrar na empresa {{company}}',
    text: '{{newcomer}} ({{email}}) pediu para contratar em nome da empresa {{company}} no Trampolim.',
    next: 'Se você conhece esta pessoa, aceite. Se não, recuse: ela não vê nada da empresa até alguém confirmar, e é avisada com gentileza.',
    button: 'Responder ao pedido',
  },
  colleagueJoined: {
    subject: '{{newcomer}} agora faz parte da empresa {{company}}',
    text: '{{newcomer}} ({{email}}) entrou na empresa {{company}} no Trampolim.',
    how: {
      link: 'Foi pelo link que enviamos para este e-mail, que é do site da empresa.',
      colleague: 'Quem aceitou foi alguém da empresa.',
      reviewer: 'Quem confirmou foi a nossa equipe de análise.',
      invitation: 'Foi por um convite que alguém da empresa enviou a este e-mail.',
    },
    until:
      'Enquanto o perfil não é aprovado pela nossa equipe, esta pessoa não vê quem se candidatou nem muda o que é dos outros.',
    unknown: 'Não conhece esta pessoa? Quem já foi aprovado pode tirá-la agora mesmo, na página da empresa.',
    button: 'Ver quem faz parte',
  },
  colleagueInvited: {
    subject: '{{by}} convidou você para a empresa {{company}}',
    text: '{{by}} convidou você para contratar em nome da empresa {{company}} no Trampolim.',
    next: 'Abra a página abaixo: quem ainda não tem conta se cadastra em um minuto, e quem já tem só confirma.',
    button: 'Ver o convite',
    validity_one: 'O convite vale por {{count}} dia, uma vez só, e apenas para este e-mail.',
    validity_other: 'O convite vale por {{count}} dias, uma vez só, e apenas para este e-mail.',
    ignore: 'Não trabalha nesta empresa? Ignore esta mensagem, e nada acontece.',
  },
  putOut: {
    subject: 'Você não faz mais parte da empresa {{company}}',
    text: 'Alguém da empresa {{company}} tirou você da equipe dela no Trampolim. Você não vê mais as vagas e as candidaturas dela; as vagas publicadas continuam com a empresa.',
    interviews_one:
      'A entrevista por vir que você marcou continua com a empresa: se ela está no seu calendário, tire-a do seu calendário.',
    interviews_other:
      'As {{count}} entrevistas por vir que você marcou continuam com a empresa: se estão no seu calendário, tire-as dele.',
    next: 'Se foi um engano, fale com alguém da empresa {{company}}: um novo convite resolve. Sua conta continua sua, e você pode cadastrar outra empresa ou excluir a conta.',
    button: 'Escolher o que fazer',
  },
  colleaguePutOut: {
    subject: '{{gone}} não faz mais parte da empresa {{company}}',
    text: '{{by}} tirou {{gone}} da empresa {{company}} no Trampolim.',
    own: 'Você tirou {{gone}} da empresa {{company}} no Trampolim.',
    stays: 'As vagas e as candidaturas continuam com a empresa, e quem tem o perfil aprovado pode cuidar delas.',
    unknown: 'Não era para acontecer? Fale com {{by}}: um novo convite traz a pessoa de volta.',
    notYou: 'Não foi você? Troque a sua senha agora e convide {{gone}} de novo.',
    button: 'Ver quem faz parte',
  },
  colleagueLeft: {
    subject: '{{gone}} não faz mais parte da empresa {{company}}',
    text: '{{gone}} excluiu a própria conta no Trampolim e saiu da equipe da empresa {{company}}.',
    stays:
      'As vagas que a pessoa publicou e as candidaturas continuam com a empresa, e quem tem o perfil aprovado pode cuidar delas.',
    interviews_one:
      'Uma entrevista por vir que {{gone}} marcou continua na agenda da empresa: combinem quem a faz, ou desmarquem.',
    interviews_other:
      '{{count}} entrevistas por vir que {{gone}} marcou continuam na agenda da empresa: combinem quem as faz, ou desmarquem.',
    button: 'Ver quem faz parte',
  },
  joinAccepted: {
    subject: 'Você entrou na empresa {{company}}',
    text: 'Alguém da empresa {{company}} confirmou que você trabalha lá. Você já faz parte dela no Trampolim.',
    next: 'Se você escreveu uma vaga no cadastro, ela seguiu para análise. Com o perfil aprovado, você vê quem se candidata às vagas da empresa.',
    nextWithTerms:
      'Nossos termos de uso mudaram: a vaga que você escreveu no cadastro segue para análise assim que você aceitar a versão nova, no aviso do alto da página. Com o perfil aprovado, você vê quem se candidata às vagas da empresa.',
    button: 'Ver meu painel',
  },
  joinDeclined: {
    subject: 'Sua entrada na empresa {{company}} não foi confirmada',
    text: 'As pessoas da empresa {{company}} não confirmaram que você faz parte dela. Pode ter sido só um engano com o nome ou o e-mail.',
    next: 'Fale com alguém da empresa {{company}}, se for o caso. Sua conta e a vaga que você escreveu continuam guardadas, e você pode cadastrar outra empresa.',
    button: 'Cadastrar outra empresa',
  },
  joinedOrganizationGone: {
    subject: 'A empresa {{company}} saiu do Trampolim',
    text: 'Você esperava para entrar na empresa {{company}}, mas ela foi excluída do Trampolim.',
    next: 'Sua conta e a vaga que você escreveu continuam guardadas. Cadastre a sua empresa, e a vaga segue com ela.',
    button: 'Cadastrar minha empresa',
  },
} as const
