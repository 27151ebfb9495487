/** What people read about the letters sent to them: that letters come back, and how to turn some off. */
export const ownLetters = {
  returning: {
    title: 'Suas cartas estão voltando: confira o seu e-mail',
    text: 'O que enviamos para {{address}} não chega. Até isso mudar, só vai para lá o que protege a sua conta.',
    change: 'Trocar o e-mail',
    again: 'Tentar de novo',
    tried: 'Vamos tentar de novo. Se as cartas voltarem, avisamos aqui.',
  },
  stop: {
    title: 'Parar de receber?',
    intro: 'São os e-mails sobre: {{subject}}.',
    submit: 'Parar de receber',
    keeps: 'O que aparece nos avisos do Trampolim continua como está.',
    motto: 'Você escolhe o que recebe.',
    offTitle: 'Você não recebe mais estes e-mails',
    off: 'Desligamos os e-mails sobre: {{subject}}. Para ligar de novo, entre e escolha em “Conta”, na parte “Avisos”.',
    turnOn: 'Escolher o que receber',
    /** For somebody who is blocked, and so can't open their choices. */
    offBlocked:
      'Desligamos os e-mails sobre: {{subject}}. Dá para ligar de novo em “Conta”, na parte “Avisos”, quando o seu perfil voltar a funcionar.',
    standing: 'Ver a situação do perfil',
    goneTitle: 'Este link não vale',
    gone: 'Ele está incompleto, ou a conta foi excluída. Se você tem conta, entre e escolha em “Conta”, na parte “Avisos”, o que quer receber.',
    goneBlocked: 'Ele está incompleto, ou é de uma conta que foi excluída.',
    daily: 'Resumo diário dos avisos',
    weekly: 'Resumo semanal dos avisos',
  },
} as const
