/** Said in place where a part of a page couldn't be loaded. */
export const unloadedPart = {
  title: 'Não foi possível carregar esta parte',
  text: 'A conexão falhou ou demorou demais. O que você digitou continua aqui.',
  again: 'Tentar de novo',
  reload: 'Recarregar a página',
} as const
