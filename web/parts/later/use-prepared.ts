import { useEffect } from 'react'
import { whenIdle } from '../../platform/browser/when-idle.ts'

/** Loads a later part once the page is at rest, so that it appears at once when it is needed. */
export function usePrepared({ prepare }: { prepare: () => void }) {
  useEffect(() => whenIdle(prepare), [prepare])
}
