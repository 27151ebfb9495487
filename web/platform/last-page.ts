type Listed = { items: readonly unknown[]; page: number; size: number; total: number }

/**
 * The last page of a list where the one asked for lies behind it, so that nobody reads how many there are above nothing;
 * null where the page stands.
 */
export function lastPageInstead({ items, page, size, total }: Listed): number | null {
  const last = Math.max(1, Math.ceil(total / size))
  return items.length === 0 && page > last ? last : null
}
