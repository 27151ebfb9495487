/** The pages of notifications, and the bell in the frame. */
export const notificationPages = {
  title: 'Notificações',
  text: 'O que aconteceu nos últimos seis meses. Cada aviso leva ao assunto e fica lido quando você o abre.',
  today: 'Hoje',
  yesterday: 'Ontem',
  unread: 'Não lida',
  open: 'Abrir',
  readAll: 'Marcar todas como lidas',
  older: 'Ver mais antigas',
  newest: 'Voltar às mais novas',
  choose: 'Escolher o que receber',
  none: {
    title: 'Nada por aqui ainda',
    candidateText: 'Quando uma empresa responder, ou um alerta achar uma vaga, você vê aqui.',
    recruiterText: 'Quando alguém se candidatar a uma vaga da empresa, você vê aqui.',
  },
  bell: {
    label: 'Notificações',
    label_one: 'Notificações: {{count}} não lida',
    label_other: 'Notificações: {{count}} não lidas',
    labelMany: 'Notificações: 99+ não lidas',
    none: 'Nada por aqui ainda.',
    all: 'Ver todas',
  },
} as const
