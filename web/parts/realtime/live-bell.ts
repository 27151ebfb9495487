import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { whenIdle } from '../../platform/browser/when-idle.ts'
import type { BellData } from '../notifications/bell-data.ts'

/**
 * The current number of unread items, if a connection is possible: it keeps the bell and the open page up to date.
 * Without a bell there is no connection.
 */
export function useLiveBell(given: BellData | null): BellData | null {
  const [live, setLive] = useState<{ since: BellData | null; bell: BellData } | null>(null)
  const { revalidate } = useRevalidator()
  const latest = useRef({ bell: given, revalidate })
  latest.current = { bell: given, revalidate }
  const hasBell = given !== null
  useEffect(() => {
    if (!hasBell) return undefined
    return beginLater(async (isLeft) => {
      const [{ keepUpToDate }, { connectByMqtt }] = await Promise.all([
        import('./live-updates.ts'),
        import('./mqtt-connection.ts'),
      ])
      if (isLeft()) return undefined
      return keepUpToDate(
        {
          showBell: (bell) => setLive({ since: latest.current.bell, bell }),
          readAgain: () => void latest.current.revalidate(),
        },
        connectByMqtt(location),
      )
    })
  }, [hasBell])
  // Data that the page loaded after the last hint takes precedence.
  return live && hasBell && live.since === given ? live.bell : given
}

/**
 * Starts when the browser is idle, not in data-saving mode, and not again if it can't be loaded. Returns a function
 * that ends it.
 */
function beginLater(begin: (isLeft: () => boolean) => Promise<(() => void) | undefined>): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  let end: (() => void) | undefined
  let left = false
  const start = () => {
    begin(() => left).then(
      (ending) => {
        end = ending
        if (left) ending?.()
      },
      () => undefined,
    )
  }
  if (connection?.saveData) return () => undefined
  const callOff = whenIdle(start)
  return () => {
    left = true
    callOff()
    end?.()
  }
}
