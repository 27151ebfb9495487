import type { Page } from '@playwright/test'

/**
 * Waits until the page's scripts have hydrated it and its effects have run. Pages load them after their first paint, so
 * neither the load event nor a silent network indicates it. The header of signed-in people and fields that rest come
 * after the others.
 */
export async function awake(page: Page) {
  await page.locator('html').evaluate(
    (html: object) =>
      new Promise<void>((resolve) => {
        type Root = { stateNode: { current: { memoizedState?: { isDehydrated?: boolean } | null } } }
        type Idle = (then: () => void, options: { timeout: number }) => void
        type Place = Record<string, Root> & {
          defaultView: { requestIdleCallback: Idle }
          querySelectorAll: (selector: string) => Iterable<object>
        }
        const { ownerDocument } = html as { ownerDocument: Place }
        const look = () => {
          const key = Object.keys(ownerDocument).find((name) => name.startsWith('__reactContainer$'))
          const root = key ? ownerDocument[key] : undefined
          const isHydrated = root?.stateNode.current.memoizedState?.isDehydrated === false
          const isTaken = (element: object) => Object.keys(element).some((name) => name.startsWith('__reactFiber$'))
          const resting = 'body > header, input, select, textarea'
          const isWhole = [...ownerDocument.querySelectorAll(resting)].every(isTaken)
          // React runs effects in a task after the one that hydrates; the page is idle only after both.
          if (isHydrated && isWhole) ownerDocument.defaultView.requestIdleCallback(() => resolve(), { timeout: 5000 })
          else setTimeout(look, 20)
        }
        look()
      }),
  )
}
