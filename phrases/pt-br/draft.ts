/** Messages about unsent drafts. */
export const draft = {
  restored: 'Recuperamos o que você já tinha preenchido.',
  restoredText: 'Ainda não está enviado.',
  restart: 'Começar de novo',
  faults: 'Confira antes de enviar',
  /** The title over a reason that is about no field. */
  failed: 'Não foi possível enviar',
  kept: 'Ainda não enviado: o que você digita fica só nesta aba e some quando ela fecha. Senhas, códigos, laudos e dados de saúde não ficam guardados.',
  discard: 'Descartar rascunho',
  ask: 'Descartar o rascunho?',
  askText: 'O que você digitou aqui e ainda não enviou será apagado. Não dá para desfazer.',
  keep: 'Continuar preenchendo',
  close: 'Fechar',
  discarded: 'Rascunho descartado.',
} as const
