/** The labels of a list's page links. */
export const paging = {
  previous: 'Página anterior',
  next: 'Próxima página',
  pageOf: 'Página {{page}}',
} as const
