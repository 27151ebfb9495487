/** The message in place of a part of a page that couldn't be loaded, or beside a form that got no response. */
export const unloadedPart = {
  part: {
    title: 'Não foi possível carregar esta parte',
    text: 'A conexão falhou ou demorou demais. O que você digitou continua aqui.',
    again: 'Tentar de novo',
  },
  form: {
    title: 'A conexão caiu durante o envio',
    text: 'Não deu para saber se chegou. O que você digitou continua aqui: quando a internet voltar, envie de novo.',
    again: 'Enviar de novo',
  },
  reload: 'Recarregar a página',
} as const
