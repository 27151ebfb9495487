/** Lists of a form whose rows are added, removed and put in order. */
export const rows = {
  remove: 'Remover {{item}}',
  removed: '{{item}} saiu da lista.',
  undo: 'Desfazer',
  showAll: 'Mostrar todos',
} as const
