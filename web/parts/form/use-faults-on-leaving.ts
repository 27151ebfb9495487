import { useEffect, useRef } from 'react'
import type { Faults } from '../../platform/faults.ts'
import { afterPress } from './after-press.ts'
import { faultOnLeaving } from './fault-on-leaving.ts'

type Leaving = {
  /** The faults of the form as it is now. */
  faultsNow: () => Faults
  /** Whether the rules that find them are loaded. */
  hasRules: boolean
  onFound: (found: Faults) => void
}

/**
 * Returns what a form does when one of its fields is left: its fault is shown once the press that left it has ended.
 * The faults of fields that were left before the rules were loaded are shown as soon as they are.
 */
export function useFaultsOnLeaving({ faultsNow, hasRules, onFound }: Leaving): (field: EventTarget) => void {
  const leftEarly = useRef<EventTarget[]>([])
  const showFaultOf = (field: EventTarget) => {
    const found = faultOnLeaving(field, faultsNow)
    if (found) onFound(found)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the rules are there.
  useEffect(() => {
    if (!hasRules) return
    for (const field of leftEarly.current.splice(0)) if (field !== document.activeElement) showFaultOf(field)
  }, [hasRules])
  return (field) => {
    if (!hasRules) leftEarly.current.push(field)
    afterPress(() => showFaultOf(field))
  }
}
