import type { Page } from '@playwright/test'

/**
 * Waits until the page's scripts have hydrated it. Pages load them after their first paint, so neither the load event
 * nor a silent network indicates it.
 */
export async function awake(page: Page) {
  await page.locator('html').evaluate(
    (html: object) =>
      new Promise<void>((resolve) => {
        type Root = { stateNode: { current: { memoizedState?: { isDehydrated?: boolean } | null } } }
        const { ownerDocument } = html as { ownerDocument: Record<string, Root> }
        const look = () => {
          const key = Object.keys(ownerDocument).find((name) => name.startsWith('__reactContainer$'))
          const root = key ? ownerDocument[key] : undefined
          if (root?.stateNode.current.memoizedState?.isDehydrated === false) resolve()
          else setTimeout(look, 20)
        }
        look()
      }),
  )
}
