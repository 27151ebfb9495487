/** Lists of a form whose rows are added, removed and put in order. */
export const rows = {
  edit: 'Editar',
  editItem: 'Editar {{item}}',
  done: 'Concluir',
  removeThis: 'Remover',
  remove: 'Remover {{item}}',
  removed: '{{item}} saiu da lista.',
  undo: 'Desfazer',
  showAll: 'Mostrar todos',
} as const
