import type { Day } from '@trampolim/marketplace/time/days.ts'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useNavigate, useSearchParams } from 'react-router'
import { type Faults, faultText } from '../../platform/faults.ts'
import { forgetDraft, keepDraft, keptDraft, withoutUnkept, withUnkept } from '../../platform/kept-draft.ts'
import { draftField } from '../curriculums/draft.ts'
import { stillWrong } from '../form/still-wrong.ts'
import { noSecret } from './draft.ts'
import type { Wizard, WizardStep } from './wizard.ts'

const keepAfter = 300

type Told<Page> = { faults: Faults; page: Page | null; tries: number }
const nothing: Faults = {}

type UseWizard<Draft, Page> = {
  /** What the server drew first, where it was sent without JavaScript. */
  first: WizardStep<Draft, Page> | undefined
  today: Day
}

/** A registration in the browser: its draft, kept while typing; its pages, each with its address; its faults. */
export function useWizard<Draft extends object, Page extends string>(
  wizard: Wizard<Draft, Page>,
  { first, today }: UseWizard<Draft, Page>,
) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const fetcher = useFetcher()
  const [draft, showDraft] = useState(first?.draft ?? wizard.empty)
  // Changes may come late, such as a found address: each builds on the newest draft.
  const newest = useRef(draft)
  const [secret, setSecret] = useState(noSecret)
  const [passwordKnown, setPasswordKnown] = useState(false)
  const [code, setCode] = useState('')
  const [faults, showFaults] = useState<Faults>(first?.faults ?? {})
  /** What the last try to go on found: told on top of the form until all of it is mended. */
  const [told, setTold] = useState<Told<Page>>({ faults, page: first?.page ?? null, tries: 0 })
  const [restored, setRestored] = useState(false)
  const [alive, setAlive] = useState(false)
  const finishing = useRef(false)
  const followed = useRef<WizardStep<Draft, Page>>(undefined)
  // What the server drew counts until the page has come alive; from then on the address does.
  const page = first && !alive ? first.page : wizard.named(query.get('step'))

  const setDraft = (next: Draft) => {
    newest.current = next
    showDraft(next)
  }
  const go = (to: Page, { replace = false } = {}) => {
    const next = new URLSearchParams(query)
    next.set('step', to)
    navigate(`?${next}`, { replace, defaultShouldRevalidate: false })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive.
  useEffect(() => {
    setAlive(true)
    if (first) return go(first.page, { replace: true })
    const kept = keptIn(wizard)
    const wished = query.has('step') ? page : (kept?.page ?? page)
    const open = wizard.reachable(wished, kept?.draft ?? draft, { today })
    if (kept) {
      setDraft(kept.draft)
      setRestored(true)
    }
    if (open !== page) go(open, { replace: true })
  }, [])

  useEffect(() => {
    if (!alive || isEmpty(wizard, draft)) return
    const keep = () => {
      removeEventListener('pagehide', keep)
      keepDraft(wizard.place, { draft: withoutUnkept(draft, wizard.unkept), page })
    }
    const timer = setTimeout(keep, keepAfter)
    // Whoever leaves sooner loses nothing; what waits already isn't kept anew, as it may have been cleared meanwhile.
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [wizard, draft, page, alive])

  // Leaving while the registration succeeds ends the draft.
  useEffect(() => () => void (finishing.current && forgetDraft(wizard.place)), [wizard])

  function tell(found: Faults, on: Page = page) {
    showFaults(found)
    setTold({ faults: found, page: on, tries: told.tries + 1 })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is followed once, when nothing else is on its way.
  useEffect(() => {
    const { state } = fetcher
    const data = fetcher.data as WizardStep<Draft, Page> | undefined
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

  const faultsOf = (of: Draft) => wizard.faults(of, { secret, today })
  const change = (part: Partial<Draft>, changed: readonly string[] = Object.keys(part)) => {
    const before = newest.current
    const after = { ...before, ...part }
    setDraft(after)
    const faultsBefore = faultsOf(before)
    const faultsAfter = faultsOf(after)
    showFaults((shown) => stillWrong(shown, { before: faultsBefore, after: faultsAfter, changed }))
  }
  const submit = (intent: string) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...secret, code, page, intent })) body.set(name, value)
    body.set(draftField, JSON.stringify(draft))
    finishing.current = page === wizard.last && intent === 'next'
    fetcher.submit(body, { method: 'post', action: `?${query}` })
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (fetcher.state !== 'idle') return
    const { submitter } = event.nativeEvent as SubmitEvent
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : 'next'
    setRestored(false)
    if (intent === 'back') return go(wizard.before(page, draft) ?? page)
    if (intent.startsWith('go:')) return go(wizard.named(intent.slice(3)))
    if (intent !== 'next') return submit(intent)
    const found = wizard.faultsOfPage(page, newest.current, { secret, code, today })
    tell(found)
    if (Object.keys(found).length > 0) return
    if (page === wizard.passwordPage) setPasswordKnown(true)
    const onward = wizard.onward(page, newest.current)
    return onward ? go(onward) : submit(intent)
  }

  /** What was left wrong is told as one leaves the field; what was left empty only when one goes on. */
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const field = event.target.id.replace(/^field-/, '')
    const fault = wizard.faultsOfPage(page, draft, { secret, code: code || '0000', today })[field]
    if (fault && fault !== faultText('required') && fault !== faultText('phone_required')) {
      if ('value' in event.target && event.target.value !== '') showFaults((shown) => ({ ...shown, [field]: fault }))
    }
  }

  const restart = () => {
    forgetDraft(wizard.place)
    setDraft(wizard.empty)
    setSecret(noSecret)
    setPasswordKnown(false)
    tell({})
    setRestored(false)
    go(wizard.named(null))
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
    /** Whether there is a draft to throw away; the server's own page keeps none. */
    waiting: alive && !isEmpty(wizard, draft),
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
    /** The draft with every change, also one that isn't drawn yet. */
    newest: () => newest.current,
    /** What is wrong with all of it now. */
    faultsNow: () => faultsOf(draft),
    restart,
    onSubmit,
    onBlur,
  }
}

function without(faults: Faults, names: readonly string[]): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)))
}

function isEmpty<Draft extends object, Page extends string>({ empty }: Wizard<Draft, Page>, draft: Draft): boolean {
  return JSON.stringify(draft) === JSON.stringify(empty)
}

/** The draft that waits in this tab; null where there is none, or an empty or old one. */
function keptIn<Draft extends object, Page extends string>(wizard: Wizard<Draft, Page>) {
  const kept = keptDraft(wizard.place) as { draft?: unknown; page?: unknown } | null
  const draft = withUnkept(wizard.shape(kept?.draft), { initial: wizard.empty, unkept: wizard.unkept })
  return isEmpty(wizard, draft) ? null : { draft, page: wizard.named(kept?.page) }
}
