import { Button } from '../../design/button.tsx'
import { useIsScripted } from '../../platform/is-scripted.ts'
import { useSingleKeys } from './single-keys.ts'

/** Switches single keys off and on again in this browser. */
export function KeysSwitch({ on, off }: { on: string; off: string }) {
  const { isOff, toggle } = useSingleKeys()
  return useIsScripted() && <Button onClick={toggle}>{isOff ? on : off}</Button>
}
