import type { ComponentProps } from 'react'
import { Checkbox } from '../../design/choice.tsx'

type TickProps = Omit<ComponentProps<typeof Checkbox>, 'checked' | 'onChange' | 'name' | 'value'> & {
  name: string
  value: boolean
  onValue: (on: boolean) => void
}

/** A checkbox of a draft. The hidden field beside it tells the server that it was visible, ticked or not. */
export function Tick({ name, value, onValue, ...rest }: TickProps) {
  return (
    <>
      <input type="hidden" name={name} value="" />
      <Checkbox
        {...rest}
        name={name}
        value="on"
        checked={value}
        onChange={(event) => onValue(event.currentTarget.checked)}
      />
    </>
  )
}
