/** What a candidate is told of their place in a selection, once they may know. */
export const selectionNews = [
  ...(['selectiveProcess', 'interviews', 'finalists', 'back', 'discarded'] as const),
  ...(['ended', 'hired', 'undecided', 'removed', 'returned'] as const),
] as const
export type SelectionNews = (typeof selectionNews)[number]
