/** A page on the path to another one, or that page itself. */
export type Step = { name: string; path: string }

/** The pages above the last one, as links. */
export const crumbsTo = (steps: readonly Step[]) =>
  steps.slice(0, -1).map(({ name, path }) => ({ to: path, text: name }))

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
