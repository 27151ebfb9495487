import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { href } from '../../platform/href.ts'
import { whenIdle } from '../../platform/when-idle.ts'

/** The pages that show what is kept; on any other it is kept once, when the frame is first there. */
const shown: readonly string[] = [href('/selective-process'), href('/jobs')]

/** Lets a candidate see their applications and favourites as they are now also without a network later on. */
export function useKeptForOffline(isOn: boolean) {
  const { key, pathname } = useLocation()
  const visit = shown.includes(pathname) ? key : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit to such a page keeps it again.
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
