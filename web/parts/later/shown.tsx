import { type ReactNode, Suspense, useState } from 'react'

/**
 * Later parts within a form, shown under a condition. Those with which the form begins belong to its first view, which
 * waits for them, so that nothing moves; others may come a moment after they are asked for.
 */
export function Shown({ when, children }: { when: boolean; children: ReactNode }) {
  const [atFirst] = useState(when)
  if (!when) return null
  return atFirst ? children : <Suspense>{children}</Suspense>
}
