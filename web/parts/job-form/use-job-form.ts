import { useEffect, useRef, useState } from 'react'
import type { Faults } from '../../platform/faults.ts'
import { type DraftPlace, useKeptDraft } from '../../platform/kept-draft.ts'
import { stillWrong } from '../form/still-wrong.ts'
import { type JobDraft, shapedJob } from './draft.ts'
import { inFormOrder } from './groups.ts'
import type { ReturnedJob } from './save-job.ts'
import { faultsOfJobDraft } from './write-job.ts'

type JobForm = {
  place: DraftPlace
  /** What the form begins from, and its version: a kept draft of another one is forgotten. */
  initial: JobDraft
  base: string
  /** The form as the server gave it back. */
  returned: ReturnedJob | undefined
}

const nothing: Faults = {}

/** The job in the browser: its draft, kept while typing, and its faults, which go as they are mended. */
export function useJobForm({ place, initial, base, returned }: JobForm) {
  const [draft, showDraft] = useState(returned?.draft ?? initial)
  // Changes may come late, such as a found address: each builds on the newest draft.
  const newest = useRef(draft)
  const [faults, setFaults] = useState(returned?.faults ?? nothing)
  /** What the last try found: told on top of the form until all of it is mended. */
  const [told, setTold] = useState({ faults, tries: 0 })
  const followed = useRef(returned)
  const sending = useRef(false)

  const setDraft = (next: JobDraft) => {
    newest.current = next
    showDraft(next)
  }
  const { restored, waiting, forget, discard } = useKeptDraft({
    place,
    base,
    initial,
    draft,
    newer: returned !== undefined,
    shape: shapedJob,
    onDraft: setDraft,
  })
  const tell = (found: Faults) => {
    setFaults(found)
    setTold(({ tries }) => ({ faults: inFormOrder(found), tries: tries + 1 }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is followed once.
  useEffect(() => {
    if (!returned || returned === followed.current) return
    followed.current = returned
    sending.current = false
    setDraft(returned.draft)
    tell(returned.faults)
  }, [returned])

  // The list on top takes the focus, so it only goes when nothing of it is left.
  useEffect(() => {
    setTold((now) => (Object.keys(now.faults).some((field) => field in faults) ? now : { ...now, faults: nothing }))
  }, [faults])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on leaving: while it is being saved that ends the draft.
  useEffect(() => () => void (sending.current && forget()), [])

  const change = (part: Partial<JobDraft>) => {
    const before = newest.current
    const after = { ...before, ...part }
    setDraft(after)
    if (Object.keys(faults).length === 0) return
    const changed = Object.keys(part).flatMap((name) => [name, ...(name.startsWith('salary') ? ['salaryRange'] : [])])
    const rules = { before: faultsOfJobDraft(before), after: faultsOfJobDraft(after), changed }
    setFaults((shown) => stillWrong(shown, rules))
  }

  return {
    draft,
    faults,
    told,
    restored,
    /** Whether a draft waits that may be thrown away. */
    waiting,
    change,
    /** Tells what the rules find; whether it may be sent. */
    check: () => {
      const found = faultsOfJobDraft(newest.current)
      tell(found)
      return Object.keys(found).length === 0
    },
    /** Says that it is being sent, after which leaving ends the draft. */
    send: () => {
      sending.current = true
    },
    restart: () => {
      discard()
      tell(nothing)
    },
  }
}
