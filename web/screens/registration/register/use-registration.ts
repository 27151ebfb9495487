import type { Day } from '@trampolim/marketplace/time/days.ts'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useNavigate, useSearchParams } from 'react-router'
import { type CurriculumDraft, draftField } from '../../../parts/curriculums/draft.ts'
import { emptyRegistration, isVerified, noSecret, type RegistrationDraft } from '../../../parts/registration/draft.ts'
import {
  forgetRegistration,
  isEmptyRegistration,
  keepRegistration,
  keptRegistration,
} from '../../../parts/registration/kept-registration.ts'
import { pageAfter, pageBefore, pageNamed, type RegistrationPage } from '../../../parts/registration/pages.ts'
import {
  faultsOfPage,
  faultsOfRegistration,
  isCodeDone,
  reachable,
} from '../../../parts/registration/write-registration.ts'
import { type Faults, faultText } from '../../../platform/faults.ts'
import type { Step, takeStep } from './take-step.ts'

/** Pages that only the server lets one leave. */
const asksServer: readonly RegistrationPage[] = ['contact', 'phone', 'code', 'summary']
const keepAfter = 300

type Told = { faults: Faults; page: RegistrationPage | null; tries: number }
const nothing: Faults = {}

/** The registration in the browser: its draft, kept while typing; its pages, each with its address; its faults. */
export function useRegistration({ first, today }: { first: Step | undefined; today: Day }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const fetcher = useFetcher<typeof takeStep>()
  const [draft, showDraft] = useState(first?.draft ?? emptyRegistration)
  // Changes may come late, such as a found address: each builds on the newest draft.
  const newest = useRef(draft)
  const [secret, setSecret] = useState(noSecret)
  const [passwordKnown, setPasswordKnown] = useState(false)
  const [code, setCode] = useState('')
  const [faults, showFaults] = useState<Faults>(first?.faults ?? {})
  /** What the last try to go on found: told on top of the form until all of it is mended. */
  const [told, setTold] = useState<Told>({ faults, page: first?.page ?? null, tries: 0 })
  const [restored, setRestored] = useState(false)
  const [alive, setAlive] = useState(false)
  const finishing = useRef(false)
  const followed = useRef<Step>(undefined)
  // What the server drew counts until the page has come alive; from then on the address does.
  const page = first && !alive ? first.page : pageNamed(query.get('step'))

  const setDraft = (next: RegistrationDraft) => {
    newest.current = next
    showDraft(next)
  }
  const go = (to: RegistrationPage, { replace = false } = {}) => {
    const next = new URLSearchParams(query)
    next.set('step', to)
    navigate(`?${next}`, { replace, defaultShouldRevalidate: false })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive.
  useEffect(() => {
    setAlive(true)
    if (first) return go(first.page, { replace: true })
    const kept = keptRegistration()
    const wished = query.has('step') ? page : (kept?.page ?? page)
    const open = reachable(wished, kept?.draft ?? draft, { today })
    if (kept) {
      setDraft(kept.draft)
      setRestored(true)
    }
    if (open !== page) go(open, { replace: true })
  }, [])

  useEffect(() => {
    if (!alive || isEmptyRegistration(draft)) return
    const timer = setTimeout(() => keepRegistration(draft, page), keepAfter)
    return () => clearTimeout(timer)
  }, [draft, page, alive])

  // Leaving while the registration succeeds ends the draft.
  useEffect(() => () => void (finishing.current && forgetRegistration()), [])

  function tell(found: Faults, on: RegistrationPage = page) {
    showFaults(found)
    setTold({ faults: found, page: on, tries: told.tries + 1 })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is followed once, when nothing else is on its way.
  useEffect(() => {
    const { data, state } = fetcher
    if (state !== 'idle' || !data || data === followed.current) return
    followed.current = data
    finishing.current = false
    setDraft(data.draft)
    setCode('')
    tell(data.faults, data.page)
    if (data.page !== page) go(data.page)
  }, [fetcher.data, fetcher.state])

  // The list on top takes the focus, so it only goes when nothing of it is left.
  useEffect(() => {
    setTold((now) => (Object.keys(now.faults).some((field) => field in faults) ? now : { ...now, faults: nothing }))
  }, [faults])

  const faultsOf = (of: RegistrationDraft) => faultsOfRegistration(of, { secret, today })
  const change = (part: Partial<RegistrationDraft>) => {
    const before = newest.current
    const after = { ...before, ...part }
    setDraft(after)
    const faultsBefore = faultsOf(before)
    const faultsAfter = faultsOf(after)
    showFaults((shown) => stillWrong(shown, { before: faultsBefore, after: faultsAfter, changed: Object.keys(part) }))
  }
  const submit = (intent: string) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...secret, code, page, intent })) body.set(name, value)
    body.set(draftField, JSON.stringify(draft))
    finishing.current = page === 'summary' && intent === 'next'
    fetcher.submit(body, { method: 'post', action: `?${query}` })
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (fetcher.state !== 'idle') return
    const { submitter } = event.nativeEvent as SubmitEvent
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : 'next'
    setRestored(false)
    if (intent === 'back') return go(pageBefore(page, draft) ?? page)
    if (intent.startsWith('go:')) return go(pageNamed(intent.slice(3)))
    if (intent !== 'next') return submit(intent)
    const found = faultsOfPage(page, newest.current, { secret, code, today })
    tell(found)
    if (Object.keys(found).length > 0) return
    if (page === 'access') setPasswordKnown(true)
    if (page === 'access' && isVerified(draft)) return go('goals')
    if (page === 'access' || (asksServer.includes(page) && !isCodeDone(page, draft))) return submit(intent)
    go(pageAfter(page))
  }

  /** What was left wrong is told as one leaves the field; what was left empty only when one goes on. */
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const field = event.target.id.replace(/^field-/, '')
    const fault = faultsOfPage(page, draft, { secret, code: code || '0000', today })[field]
    if (fault && fault !== faultText('required') && fault !== faultText('phone_required')) {
      if ('value' in event.target && event.target.value !== '') showFaults((shown) => ({ ...shown, [field]: fault }))
    }
  }

  const restart = () => {
    forgetRegistration()
    setDraft(emptyRegistration)
    setSecret(noSecret)
    setPasswordKnown(false)
    tell({})
    setRestored(false)
    go('you')
  }

  return {
    page,
    draft,
    secret,
    /** Whether the password was entered since the page came alive; a reload forgets it. */
    passwordKnown,
    code,
    faults,
    /** `tries` grows with every try to go on, so that the same faults are told again. */
    told: told.page === page ? told : { ...told, faults: nothing },
    restored,
    open: first?.open ?? null,
    busy: fetcher.state !== 'idle',
    change,
    setSecret: (next: typeof secret) => {
      setSecret(next)
      showFaults((shown) => without(shown, ['password', 'confirmPassword']))
    },
    setCode: (next: string) => {
      setCode(next)
      showFaults((shown) => without(shown, ['code', '']))
    },
    setFaults: showFaults,
    changeCurriculum: (part: Partial<CurriculumDraft>) =>
      change({ curriculum: { ...newest.current.curriculum, ...part } }),
    /** What is wrong with the curriculum now. */
    faultsNow: () => faultsOf(draft),
    restart,
    onSubmit,
    onBlur,
  }
}

function without(faults: Faults, names: readonly string[]): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)))
}

type Change = { before: Faults; after: Faults; changed: readonly string[] }

/** The faults in view that a change leaves standing: the rules' own by the rules, the server's until their field changes. */
function stillWrong(shown: Faults, { before, after, changed }: Change): Faults {
  const stands = ([name, text]: [string, string]) =>
    before[name] === text ? after[name] === text : !changed.includes(name.split('.')[0] ?? '')
  return Object.fromEntries(Object.entries(shown).filter(stands))
}
