/** The page that is shown before a person leaves the product for another site. */
export const leaving = {
  title: 'Você vai sair do Trampolim',
  host: 'Este link leva a {{host}}, que não é nosso. Confira o endereço antes de seguir:',
  warning: 'Não digite sua senha do Trampolim em outro site. Nunca pedimos pagamento para você se candidatar.',
  plain: 'A conexão com este site não é protegida: outras pessoas na mesma rede podem ler o que você envia.',
  go: 'Ir para {{host}}',
  stay: 'Ficar no Trampolim',
  refusedTitle: 'Este link não pode ser aberto',
  refusedText: 'O endereço está incompleto ou não é de um site. Confira o link com quem mandou.',
} as const
