import { Button } from '../../design/button.tsx'
import { Scripted } from '../scripted.tsx'
import { useSingleKeys } from './single-keys.ts'

/** Switches single-key shortcuts off and on again in this browser. */
export function KeysSwitch({ on, off }: { on: string; off: string }) {
  const { isOff, toggle } = useSingleKeys()
  return (
    <Scripted>
      <Button onClick={toggle}>{isOff ? on : off}</Button>
    </Scripted>
  )
}
