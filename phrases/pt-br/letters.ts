import { accountLetters } from './account-letters.ts'
import { jobLetters } from './job-letters.ts'
import { joiningLetters } from './joining-letters.ts'
import { reviewLetters } from './review-letters.ts'

/** The letters sent by e-mail. Their style: warm, short, the reason for the letter first. */
export const letters = {
  brand: 'Trampolim',
  motto: 'Seu próximo trabalho começa aqui',
  greeting: 'Olá, {{name}}!',
  hello: 'Olá!',
  linkHint: 'Se o botão não abrir, copie este endereço no navegador:',
  stop: 'Parar de receber e-mails como este',
  outOfCalendar:
    'Você desligou os e-mails deste assunto. Este veio só para acertar a sua agenda, onde um e-mail anterior colocou a entrevista.',
  footer: 'Esta mensagem foi enviada pelo Trampolim, o mercado de vagas gratuito. Não é preciso responder.',
  hiddenCompany: 'Confidencial',
  ofCompany: 'da empresa {{company}}',
  forClient: 'em seleção por {{company}} para outra empresa',
  ofHiddenCompany: 'de uma empresa confidencial',
  quoted: '“{{text}}”',
  ownWords: 'Recado da empresa',

  notificationsDue: {
    subject_one: 'Seu resumo do Trampolim: um aviso',
    subject_other: 'Seu resumo do Trampolim: {{count}} avisos',
    text: 'Isto aconteceu desde o último resumo:',
    more_one: 'E mais um aviso.',
    more_other: 'E mais {{count}} avisos.',
    button: 'Ver no Trampolim',
  },
  notificationTold: {
    subject: '{{text}}',
    why: 'Para receber menos e-mails como este, abra suas notificações e “Escolher o que receber”.',
    button: 'Ver no Trampolim',
  },
  unreadMessages: {
    subject: 'Mensagem nova sobre a vaga {{jobName}}',
    text: '{{from}} escreveu para você sobre a vaga {{jobName}}.',
    hidden: 'A empresa',
    next: 'A mensagem está no Trampolim: por este e-mail não dá para responder. Até você abrir a conversa, não enviamos outro aviso dela.',
    button: 'Ler a mensagem',
  },
  jobAlert: {
    subject_one: '{{count}} vaga nova para você',
    subject_other: '{{count}} vagas novas para você',
    text: 'Encontramos vagas novas para os seus alertas.',
    place: '{{company}}, {{place}}',
    all: 'Ver todas as vagas deste alerta, {{count}} delas novas',
    stop: 'Parar de receber o alerta “{{alert}}”',
    settings: 'Mudar a frequência dos seus alertas',
  },
  ...accountLetters,
  ...jobLetters,
  ...joiningLetters,
  ...reviewLetters,
} as const
