/** The lists in forms: rows that can be added, removed and moved. */
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
