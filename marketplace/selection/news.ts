/** The news about a candidacy of which a candidate is notified once they may know it. */
export const selectionNews = [
  ...(['selectiveProcess', 'interviews', 'finalists', 'back', 'discarded'] as const),
  ...(['ended', 'hired', 'undecided', 'removed', 'returned'] as const),
] as const
export type SelectionNews = (typeof selectionNews)[number]
