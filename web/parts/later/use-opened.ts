import { useState } from 'react'

/** Whether something was ever open: a dialog stays mounted afterwards, so that closing it can restore the focus. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened || open
}
