/** The most pixels that a picture may have: a page of paper at 600 dots an inch. */
export const mostImagePixels = 36_000_000

/** The most pixels that a side of a picture may have. */
export const largestImageSide = 12_000
