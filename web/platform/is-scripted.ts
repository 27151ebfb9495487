import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run: for what can't be done without them, so that nothing dead is shown. False on the server. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
