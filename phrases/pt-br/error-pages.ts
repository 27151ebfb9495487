/** The error pages. */
export const errorPages = {
  forbidden: {
    title: 'Esta página não é para o seu perfil',
    text: 'Você está em outra área do Trampolim. Volte ao início ou entre com a conta certa.',
  },
  missing: {
    title: 'Não encontramos esta página',
    text: 'O endereço pode ter mudado ou ter sido digitado errado.',
  },
  gone: {
    title: 'Isto não está mais disponível',
    text: 'O que estava aqui foi encerrado ou removido por quem publicou.',
  },
  refused: {
    title: 'Não foi possível fazer isso',
    text: 'Algo no endereço ou no formulário não foi entendido. Volte, confira e tente de novo.',
  },
  offline: {
    title: 'Você está sem internet',
    text: 'Confira a conexão e tente de novo. O que você digitou continua aqui.',
  },
  failed: {
    title: 'Algo deu errado do nosso lado',
    text: 'Já registramos o erro. Tente de novo em alguns instantes.',
  },
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
    title: 'Estamos voltando em instantes',
    text: 'O Trampolim está sem acesso aos dados neste momento e já está se recuperando. Nada do que estava salvo se perdeu.',
    kept: 'Espere alguns segundos e tente de novo.',
    sent: 'O que você enviou ainda não foi confirmado e continua no seu navegador: espere alguns segundos e recarregue esta página para enviar de novo, ou volte à página anterior para conferir antes.',
  },
  errorId: 'Código do erro: {{id}}',
  retry: 'Tentar de novo',
  report: 'Avisar deste erro',
  home: 'Ir para o início',
} as const
