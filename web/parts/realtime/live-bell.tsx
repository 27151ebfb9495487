import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Bell } from '../notifications/bell.tsx'
import type { BellData } from '../notifications/bell-data.ts'

/** Milliseconds after which a browser that is never idle begins nevertheless. */
const patience = 5000

/** The bell of the frame, which rings at once: it keeps itself and the open page up to date where a connection is possible. */
export function LiveBell(given: { bell: BellData }) {
  const [live, setLive] = useState<{ since: BellData; bell: BellData } | null>(null)
  const { revalidate } = useRevalidator()
  const latest = useRef({ bell: given.bell, revalidate })
  latest.current = { bell: given.bell, revalidate }
  useEffect(
    () =>
      whenIdle(async (isLeft) => {
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
          connectByMqtt,
        )
      }),
    [],
  )
  // What the page read later than the last hint counts.
  return <Bell {...(live?.since === given.bell ? live.bell : given.bell)} />
}

/**
 * Begins once the browser has nothing better to do, not where people save data, and not again if it can't be loaded. Returns
 * how to end it.
 */
function whenIdle(begin: (isLeft: () => boolean) => Promise<(() => void) | undefined>): () => void {
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
  const hasIdle = 'requestIdleCallback' in window
  const waiting = hasIdle ? requestIdleCallback(start, { timeout: patience }) : setTimeout(start, patience / 2)
  return () => {
    left = true
    if (hasIdle) cancelIdleCallback(waiting as number)
    else clearTimeout(waiting)
    end?.()
  }
}
