/** A candidate's card in a selection; apart from the board's other texts, which pages that only show a card don't load. */
export const candidateCard = {
  isNew: 'Nova',
  hidden: 'Nome disponível com candidatura ou permissão',
} as const
