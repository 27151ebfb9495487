import type { MailFrequency, NotificationKind } from '@trampolim/marketplace/notifications/kinds.ts'

/** What people choose to hear of, kind by kind. */
export const notificationPreferences = {
  title: 'O que você quer receber',
  text: 'Escolha, para cada assunto, se ele aparece nos avisos do Trampolim e se também vai para {{email}}.',
  inApp: 'Mostrar nos avisos',
  mail: 'Por e-mail',
  mailOf: 'Por e-mail: {{kind}}',
  inAppOf: 'Mostrar nos avisos: {{kind}}',
  frequencies: {
    'at-once': 'Na hora',
    daily: 'Resumo diário',
    weekly: 'Resumo semanal',
    never: 'Não enviar',
  } satisfies Record<MailFrequency, string>,
  kinds: {
    moved: 'Mudança de etapa nas suas candidaturas',
    answered: 'Respostas e fim de processos',
    hired: 'Resultado de quem foi finalista',
    jobAway: 'Vagas que saem do ar ou voltam',
    invitation: 'Convites para vagas',
    invitationAnswer: 'Respostas aos convites',
    alert: 'Vagas novas dos seus alertas',
    application: 'Novas candidaturas',
    jobClosing: 'Vagas perto do fim do prazo',
    jobEnded: 'Vagas que chegaram ao fim do prazo ou foram encerradas',
    jobPaused: 'Vagas pausadas ou retomadas por colegas',
    review: 'Decisões da análise',
    security: 'Segurança da conta',
    colleague: 'Quem entra na empresa ou sai dela',
  } satisfies Record<NotificationKind, string>,
  elsewhere: 'A frequência do e-mail se escolhe em cada alerta.',
  fixed: 'Sempre enviamos',
  fixedText: 'Protegem você ou são decisões que precisa conhecer, por isso não se desligam: {{kinds}}.',
  save: 'Salvar escolhas',
  saved: 'Escolhas salvas.',
} as const
