import { useState } from 'react'

/** Whether something was open once: a dialog stays where it is afterwards, so that closing it leads the focus back. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened || open
}
