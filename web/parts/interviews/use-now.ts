import { useEffect, useState } from 'react'

const step = 15_000

/** The moment at which the page was answered, going on while it is open, whatever the device's clock says. */
export function useNow(answered: string): Date {
  const [passed, setPassed] = useState({ since: answered, ms: 0 })
  useEffect(() => {
    const began = performance.now()
    setPassed({ since: answered, ms: 0 })
    const timer = setInterval(() => setPassed({ since: answered, ms: performance.now() - began }), step)
    return () => clearInterval(timer)
  }, [answered])
  return new Date(Date.parse(answered) + (passed.since === answered ? passed.ms : 0))
}
