/** Letters about companies that ask to see who somebody is. */
export const consentLetters = {
  asked: {
    subject: '{{company}} quer ver quem você é',
    text: 'A empresa {{company}} encontrou seu currículo no Trampolim e pediu para ver seu nome e seus contatos.',
    why: 'Seu currículo aparece sem nome, foto e contatos, como você escolheu. Quem decide é você: sem a sua permissão, nada muda.',
    until:
      'Você pode responder até {{date}}. Se não responder, a empresa continua sem ver quem você é. Se permitir, pode retirar a permissão quando quiser.',
    button: 'Ver o pedido',
  },
  granted: {
    subject: '{{candidate}} deixou a empresa ver quem é',
    text: '{{candidate}} aceitou o pedido da empresa. O nome já aparece e, se a pessoa os mostra, os contatos também.',
    until: 'A permissão vale para os recrutadores da sua empresa e pode ser retirada a qualquer momento.',
    button: 'Ver o currículo',
    search: 'Buscar currículos',
  },
} as const
