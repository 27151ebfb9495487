/** A text without accents, outer spaces and capitals, by which what is typed is compared. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
