import { useEffect, useState } from 'react'

const step = 15_000

/**
 * The current time, starting from the server's time when the page was answered, so that it doesn't depend on the
 * device's clock.
 */
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
