import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '../../platform/browser/when-idle.ts'
import { href } from '../../platform/href.ts'

/**
 * The pages that show the stored data and store it again on each visit; on all others it is stored once, when the frame
 * is first shown.
 */
const shown: readonly string[] = [href('/selective-process'), href('/jobs')]

/** Lets a candidate see their current applications and favourites later while offline. */
export function useKeptForOffline(isOn: boolean) {
  const { key, pathname } = useLocation()
  const visit = shown.includes(pathname) ? key : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit to such a page stores it again.
  useEffect(() => {
    if (!isOn || !('serviceWorker' in navigator)) return undefined
    let left = false
    const callOff = whenIdle(() => {
      import('./keep-seen.ts').then(({ keepSeen }) => (left ? undefined : keepSeen())).catch(() => undefined)
    })
    return () => {
      left = true
      callOff()
    }
  }, [isOn, visit])
}
