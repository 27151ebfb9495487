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
  away: {
    title: 'Estamos voltando em instantes',
    text: 'O Trampolim está sem acesso aos dados neste momento e já está se recuperando. Nada do que estava salvo se perdeu.',
    kept: 'Espere alguns segundos e tente de novo.',
  },
  errorId: 'Código do erro: {{id}}',
  retry: 'Tentar de novo',
  report: 'Avisar deste erro',
  home: 'Ir para o início',
} as const
