import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type BoardQuery, openCandidate, panelPath } from '../board-query.ts'

/** The screen width from which a candidate fits beside the columns; the style sheet has the same. */
const withRoom = '(min-width: 84em) and (min-height: 36em)'

/**
 * The candidate beside the columns according to the address; `cvId` is set even while they are being loaded
 * (`isComing`). When the panel is closed, the focus returns to their card.
 */
export function useOpenCandidate() {
  const { pathname, search } = useLocation()
  const { location } = useNavigation()
  const shown = openCandidate(new URLSearchParams(search))
  const isHere = location?.pathname === pathname
  const cvId = isHere ? openCandidate(new URLSearchParams(location.search)) : shown
  const [first] = useState(cvId)
  const [hasChanged, change] = useState(false)
  if (!hasChanged && cvId !== first) change(true)
  const last = useRef(cvId)
  // At once: within two frames the focus of what is gone would be moved to the nearest title.
  useLayoutEffect(() => {
    const left = last.current
    last.current = cvId
    if (cvId !== null) cardOf(cvId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    else if (left !== null && isNowhere()) cardOf(left)?.querySelector<HTMLElement>('[data-card-link]')?.focus()
  }, [cvId])
  return { cvId, isComing: cvId !== shown, hasChanged }
}

/** Opens candidates beside the columns if there is room; otherwise their cards link to their pages. */
export function useOpening(jobId: string, query: BoardQuery) {
  const navigate = useNavigate()
  return (event: MouseEvent, cvId: string) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || !window.matchMedia(withRoom).matches) return
    event.preventDefault()
    import('./panel-frame.tsx').then(
      ({ preparePanel }) => preparePanel(),
      () => {},
    )
    navigate(panelPath({ jobId, cvId }, query), { preventScrollReset: true })
  }
}

const cardOf = (cvId: string) => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(cvId)}"]`)

/** Whether the element that had the focus is gone. */
const isNowhere = () => document.activeElement === null || document.activeElement === document.body
