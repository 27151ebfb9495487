/** Beside an e-mail address that looks mistyped. */
export const likelyEmailTexts = {
  ask: 'Você quis dizer {{email}}?',
  take: 'Usar este e-mail',
  change: 'Se for isso, troque o e-mail abaixo: o código vai para o certo.',
} as const
