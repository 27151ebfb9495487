import type { LookPart } from '@trampolim/marketplace/security/looks.ts'

/** A candidate's page on who saw their data, and what they may do with it. */
export const privacy = {
  title: 'Seus dados',
  text: 'Quem abriu seu currículo, seus contatos, os dados da sua deficiência ou seu laudo, e o que você pode fazer com o que guardamos.',
  looks: {
    title: 'Quem viu meus dados',
    text: 'Aparece aqui cada vez que uma empresa ou a nossa equipe abre algo seu. Passar por uma lista de pessoas não conta.',
    total_one: '{{count}} registro',
    total_other: '{{count}} registros',
    hidden: 'Empresa confidencial',
    hiddenWhy: 'A vaga não mostra o nome da empresa. Se você denunciar, nossa equipe sabe qual é.',
    reviewer: 'Equipe do Trampolim',
    parts: {
      curriculum: 'currículo',
      contact: 'e-mail, telefones e endereço',
      disability: 'dados da deficiência',
      'medical-report': 'laudo médico',
      profile: 'cadastro inteiro, para a análise',
    } satisfies Record<LookPart, string>,
    saw: 'Viu: {{parts}}',
    forJob: 'Pela vaga {{job}}',
    inSearch: 'Em uma busca de currículos',
    inReview: 'Na análise do seu perfil',
    times: '{{count}} vezes em dez minutos',
    none: {
      title: 'Ninguém abriu seus dados ainda',
      text: 'Quando uma empresa abrir seu currículo, você vê aqui qual foi, o que leu e quando.',
    },
    pages: 'Páginas de quem viu meus dados',
    previous: 'Anterior',
    next: 'Próxima',
    pageOf: 'Página {{page}}',
  },
  report: {
    open: 'Denunciar',
    label: 'O que aconteceu?',
    hint: 'Por exemplo: a empresa usou seu telefone para outra coisa. A denúncia vai para a nossa equipe; a empresa não fica sabendo quem denunciou.',
    send: 'Enviar denúncia',
    sent: 'Denúncia enviada. A resposta chega por e-mail.',
    waiting: 'Você denunciou. Nossa equipe ainda vai responder.',
    answered: 'Resposta da nossa equipe: {{answer}}',
  },
} as const

/** The reviewers' page of reports on looks at people's data. */
export const lookReports = {
  title: 'Denúncias',
  text: 'O que candidatos denunciaram sobre quem viu seus dados. As abertas vêm primeiro, as mais antigas antes.',
  none: { title: 'Nenhuma denúncia', text: 'Quando alguém denunciar um acesso a seus dados, aparece aqui.' },
  open: 'Aberta',
  answered: 'Respondida',
  candidate: '{{name}} denuncia {{company}}',
  reviewer: 'a nossa equipe',
  gone: 'uma empresa que saiu',
  viewer: 'Quem abriu: {{name}}',
  saw: 'Viu: {{parts}}, em {{when}}',
  forJob: 'Vaga: {{job}}',
  reported: 'Denunciado em {{when}}',
  answer: 'Resposta para quem denunciou',
  answerHint: 'Chega por e-mail e fica na página da pessoa. Para bloquear a empresa, use a busca.',
  send: 'Responder',
  done: 'Resposta enviada.',
  yourAnswer: 'Resposta: {{answer}}',
  pages: 'Páginas das denúncias',
} as const
