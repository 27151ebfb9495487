/** The link in a page's head by which feed readers find its feed. */
export const feedAt = (href: string, title: string) =>
  ({ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href }) as const
