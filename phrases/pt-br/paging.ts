/** The names of a list's pages. */
export const paging = {
  previous: 'Página anterior',
  next: 'Próxima página',
  pageOf: 'Página {{page}}',
} as const
