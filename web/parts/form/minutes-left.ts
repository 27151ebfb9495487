type Way<Page extends string> = {
  from: Page
  /** What all pages take together, in minutes, and how much of it each one does. */
  minutes: number
  share: Readonly<Record<Page, number>>
}

/** The whole minutes that the pages from one on take. */
export function minutesLeft<Page extends string>(pages: readonly Page[], { from, minutes, share }: Way<Page>): number {
  const sum = (some: readonly Page[]) => some.reduce((total, page) => total + share[page], 0)
  return Math.ceil((minutes * sum(pages.slice(pages.indexOf(from)))) / sum(pages))
}
