/** Beside an occupation that isn't known. */
export const nearNames = {
  some: 'Não temos um cargo com este nome. Escreva um destes, como está aqui: {{names}}',
  none: 'Não temos um cargo com este nome. Tente outro, mais comum',
} as const
