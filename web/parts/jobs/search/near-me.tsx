import { IconCurrentLocation } from '@tabler/icons-react'
import { isInBrazil } from '@trampolim/marketplace/places/positions.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { Chip } from '../../../design/chip.tsx'
import { Scripted } from '../../scripted.tsx'
import { type SearchQuery, searchPath } from './search-query.ts'

const t = speak(search)

type NearMeProps = {
  onFault: (text: string | null) => void
  /** The search to run around the position; without one, all jobs there are found. */
  query?: SearchQuery
  className?: string
}

/** Searches around the browser's position. Shown only with JavaScript, where the browser knows its position. */
export function NearMe({ onFault, query, className }: NearMeProps) {
  const [isAble, setAble] = useState(true)
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const isHere = useIsHere()
  useEffect(() => setAble('geolocation' in navigator), [])
  if (!isAble) return null
  const ask = () => {
    const stillHere = isHere()
    setBusy(true)
    onFault(null)
    navigator.geolocation.getCurrentPosition(
      async ({ coords }) => {
        if (!isInBrazil(coords)) {
          setBusy(false)
          return onFault(t('nearOutside'))
        }
        const near = `${coords.latitude.toFixed(4)},${coords.longitude.toFixed(4)}`
        const path = query ? searchPath({ ...query, near, page: 1 }) : await pathAround(near)
        setBusy(false)
        if (stillHere()) await navigate(path)
      },
      () => {
        setBusy(false)
        onFault(t('nearRefused'))
      },
      { timeout: 10_000, maximumAge: 600_000 },
    )
  }
  return (
    <Scripted>
      <Chip
        className={className}
        onClick={ask}
        aria-busy={busy}
        icon={<IconCurrentLocation size={18} aria-hidden="true" />}
      >
        {busy ? t('nearBusy') : t('near')}
      </Chip>
    </Scripted>
  )
}

/**
 * Asks now whether the person is still on this page and going nowhere else later: finding a position may take so long
 * that they have searched for something meanwhile.
 */
function useIsHere(): () => () => boolean {
  const { key } = useLocation()
  const { location } = useNavigation()
  const here = useRef<string | null>(null)
  useEffect(() => {
    here.current = location ? null : key
    return () => {
      here.current = null
    }
  }, [key, location])
  return () => {
    const asked = here.current
    return () => asked !== null && here.current === asked
  }
}

/** The search around a position, with the name of the place if it can be found out. @internal */
export async function pathAround(near: string): Promise<string> {
  const place = await nearest(near)
  return `/search?${new URLSearchParams({ ...(place && { location: place }), near, sort: 'distance' })}`
}

/** The name of the place at a position, as entered in the location field; the search finds jobs without it, too. */
async function nearest(near: string): Promise<string | null> {
  try {
    const answer = await fetch(`/suggestions/location?near=${encodeURIComponent(near)}`, {
      headers: { accept: 'application/json' },
    })
    if (!answer.ok) return null
    const [first] = (await answer.json()) as { value: string }[]
    return first?.value ?? null
  } catch {
    return null
  }
}
