/** A company's request to see who somebody of limited access is, as its recruiters read it. */
export const consentAsking = {
  ask: 'Pedir para ver quem é',
  askText:
    'Esta pessoa mostra o currículo sem nome e contatos. Se você pedir, ela vê o nome da sua empresa e tem 7 dias para responder.',
  cancel: 'Cancelar o pedido',
  sent: 'Pedido enviado. A pessoa responde até {{date}}.',
  canceled: 'Pedido cancelado.',
  failed: 'Nada mudou: {{reason}}',
  standing: {
    asked: 'A empresa pediu para ver quem é esta pessoa. Ela responde até {{date}}.',
    granted: 'A pessoa deixou a empresa ver quem ela é.',
    refused: 'A pessoa preferiu não mostrar quem é. Você ainda pode convidá-la para uma vaga.',
    revoked: 'A pessoa retirou a permissão de ver quem ela é. Você ainda pode convidá-la para uma vaga.',
    expired: 'O último pedido venceu sem resposta. A empresa pode pedir de novo um mês depois dele.',
    canceled: 'A empresa cancelou o último pedido e pode pedir de novo um mês depois dele.',
  },
} as const

/** The same request as the person reads it. */
export const consentRequests = {
  title: 'Empresas que querem ver quem você é',
  text: 'Seu currículo limitado aparece sem nome, foto e contatos. Aqui você decide, empresa por empresa, quem pode ver mais. Sem a sua permissão, nada muda.',
  shows:
    'Quem você permite vê seu nome e, se você aceita mostrá-los, foto e contatos, enquanto seu currículo aparece nas buscas e até você retirar a permissão.',
  company: '{{company}}, {{city}} ({{state}})',
  confidential: 'Confidencial',
  found: {
    professional: 'Encontrou seu currículo profissional.',
    internship: 'Encontrou seu currículo de estágio.',
    apprentice: 'Encontrou seu currículo de aprendiz.',
  },
  status: {
    asked: 'Espera sua resposta',
    granted: 'Pode ver quem você é',
    refused: 'Você recusou',
    revoked: 'Você retirou a permissão',
    expired: 'Venceu sem resposta',
    canceled: 'A empresa desistiu do pedido',
  },
  asked: 'Pediu em {{date}}',
  until: 'Responda até {{date}}',
  answered: 'Você respondeu em {{date}}',
  grant: 'Permitir',
  grantOf: 'Permitir que {{company}} veja quem você é',
  refuse: 'Recusar',
  refuseOf: 'Recusar o pedido da empresa {{company}}',
  revoke: 'Retirar permissão',
  revokeOf: 'Retirar permissão da empresa {{company}}',
  granted:
    'Pronto: a empresa pode ver quem você é enquanto seu currículo aparece nas buscas. Você pode mudar de ideia quando quiser.',
  refused: 'Pronto: nas buscas, a empresa continua sem ver quem você é.',
  revoked:
    'Pronto: nas buscas, a empresa não vê mais quem você é. Se você se candidatou a uma vaga dela, continua vendo ali. O que ela já anotou fora do Trampolim, não podemos apagar.',
  pages: 'Páginas de pedidos',
} as const
