import type { Page, Route } from '@playwright/test'

/** What a page has asked for and isn't answered yet. */
export type Held = {
  /** How many requests wait. */
  count: () => number
  /** Answers them, and all that follow at once. */
  release: () => Promise<void>
}

/** Keeps a page waiting for what it requests at these addresses. */
export async function hold(page: Page, addresses: RegExp): Promise<Held> {
  const held: Route[] = []
  let areHeld = true
  await page.route(addresses, (route) => {
    if (areHeld) held.push(route)
    else return route.continue()
  })
  return {
    count: () => held.length,
    release: async () => {
      areHeld = false
      for (const route of held) await route.continue()
    },
  }
}
