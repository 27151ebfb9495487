type Way<Page extends string> = {
  from: Page
  /** The minutes of all pages together, and each page's share. */
  minutes: number
  share: Readonly<Record<Page, number>>
}

/** The number of whole minutes that the pages take, starting from a given one. */
export function minutesLeft<Page extends string>(pages: readonly Page[], { from, minutes, share }: Way<Page>): number {
  const sum = (some: readonly Page[]) => some.reduce((total, page) => total + share[page], 0)
  return Math.ceil((minutes * sum(pages.slice(pages.indexOf(from)))) / sum(pages))
}
