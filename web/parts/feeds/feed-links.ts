/** The head's link by which a reader of feeds finds that of a page. */
export const feedAt = (href: string, title: string) =>
  ({ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href }) as const
