import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run, for controls that need them and would otherwise be dead. False on the server. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
