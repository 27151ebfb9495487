/** A page on the path to another one, or that page itself. */
export type Step = { name: string; path: string }

/** The path to a page as schema.org's BreadcrumbList. */
export function breadcrumbList(steps: readonly Step[], publicUrl: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: publicUrl + path,
    })),
  }
}
