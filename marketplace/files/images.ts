/** The most pixels of an image: a page of paper at 600 dpi. */
export const mostImagePixels = 36_000_000

/** The most pixels of an image's side. */
export const largestImageSide = 12_000
