/**
 * A candidate's card in a selection. It is separate from the board's other texts so that pages which only show a card
 * don't load them.
 */
export const candidateCard = {
  isNew: 'Nova',
  hidden: 'Nome disponível com candidatura ou permissão',
} as const
