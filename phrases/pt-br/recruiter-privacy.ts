/** A recruiter's page about their own data: exporting it, and leaving. */
export const recruiterPrivacy = {
  title: 'Privacidade e dados',
  crumbs: 'Onde você está',
  account: 'Sua conta',
  text: 'O que guardamos sobre você, e o que você pode fazer com isso.',
  contact: 'Dúvidas ou pedidos sobre seus dados? Escreva para quem cuida deles no Trampolim:',
  leave: {
    title: 'Excluir a conta',
    text: 'Você sai do Trampolim, e o que é seu é apagado. As vagas continuam com a empresa {{company}}, e avisamos seus colegas. Antes, perguntamos duas vezes.',
    nobodys: 'Você sai do Trampolim, e o que é seu é apagado. Antes, perguntamos duas vezes.',
    alone: 'Você é a última pessoa da empresa {{company}}. Antes de sair, diga o que será dela.',
    lastToAct_one:
      'Você é a única pessoa com o perfil aprovado na empresa {{company}}, que tem mais {{count}} pessoa. Antes de sair, diga o que será da empresa.',
    lastToAct_other:
      'Você é a única pessoa com o perfil aprovado na empresa {{company}}, que tem mais {{count}} pessoas. Antes de sair, diga o que será da empresa.',
    approvedFirst:
      'Para a empresa continuar, espere a aprovação de alguém que já faz parte ou convide outra pessoa. Depois da aprovação, você exclui só a sua conta. Para encerrar tudo, feche a empresa.',
    othersWait:
      'Para a empresa continuar, espere a aprovação de alguém que já faz parte. Depois, você exclui só a sua conta. Para encerrar tudo, feche a empresa.',
    inviteFirst:
      'Para a empresa continuar, convide alguém primeiro. Depois que o perfil da pessoa for aprovado, você exclui só a sua conta. Para encerrar tudo, feche a empresa.',
    noInvitation:
      'Convites só são possíveis depois que você e a empresa forem aprovados. Para sair agora, feche a empresa.',
    invite: 'Convidar alguém',
    action: 'Excluir minha conta…',
    closeAction: 'Fechar a empresa e excluir minha conta…',
    keep: 'Manter minha conta',
    close: 'Fechar',
    once: {
      title: 'Excluir a conta de {{name}}?',
      closeTitle: 'Fechar a empresa {{company}} e excluir a sua conta?',
      jobs_one:
        'A empresa sai do Trampolim com {{count}} vaga. Quem se candidatou ou foi convidado é avisado por e-mail.',
      jobs_other:
        'A empresa sai do Trampolim com {{count}} vagas. Quem se candidatou ou foi convidado é avisado por e-mail.',
      noJobs: 'A empresa sai do Trampolim com os dados e o logotipo dela.',
      others_one: 'A conta da outra pessoa da empresa também é excluída. Avisamos por e-mail.',
      others_other:
        'As contas das outras {{count}} pessoas da empresa também são excluídas. Avisamos cada uma por e-mail.',
      goes: 'Sai agora: seu cadastro, sua senha, seus acessos, suas buscas guardadas e os convites para o seu e-mail.',
      stays: 'Fica, sem o seu nome:',
      company:
        'com a empresa {{company}}, as vagas que você publicou, as entrevistas que você marcou, as anotações que você escreveu e que alguém abriu um laudo, em que dia;',
      reviews: 'as decisões da nossa equipe sobre o seu perfil, com a data, sem texto;',
      log: 'o registro de segurança, com códigos no lugar de nomes, até {{date}};',
      backups: 'as cópias de segurança, até {{date}}.',
      confirm: 'Continuar',
    },
    twice: {
      title: 'Excluir sua conta para sempre?',
      text: 'Não dá para desfazer. Você sai na mesma hora, em todos os aparelhos, e {{email}} fica livre para um novo cadastro.',
      closeTitle: 'Fechar a empresa {{company}} para sempre?',
      closeText:
        'Não dá para desfazer. As vagas saem do ar agora, a empresa e a sua conta deixam de existir, e {{email}} fica livre para um novo cadastro.',
      confirm: 'Excluir para sempre',
    },
    notAlone: 'As pessoas da empresa mudaram agora há pouco. Nada foi excluído: confira esta página e escolha de novo.',
    failed: 'Não foi possível excluir sua conta: {{message}} Se continuar, fale com o administrador: {{email}}',
  },
} as const
