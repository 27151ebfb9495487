/** The pages that the server sends by itself, without the web app and its scripts. */
export const plainPages = {
  waiting: { title: 'Espere um instante' },
  tooLarge: {
    title: 'O que você enviou é grande demais',
    text: 'Fotos e outros arquivos podem ter até 2 MB; um currículo que preenche o formulário, até {{most}} MB.',
    next: 'Volte à página anterior, onde o que você digitou costuma continuar, escolha um arquivo menor e envie de novo.',
  },
  tooMany: {
    text: 'Muitos pedidos vieram da sua rede em pouco tempo.',
    kept: 'Espere um minuto e tente de novo.',
    sent: 'O que você enviou não foi recebido. Espere um minuto e recarregue esta página para enviar de novo, ou volte à página anterior.',
  },
  away: {
    sent: 'O que você enviou ainda não foi confirmado e continua no seu navegador: espere alguns segundos e recarregue esta página para enviar de novo, ou volte à página anterior para conferir antes.',
  },
} as const
