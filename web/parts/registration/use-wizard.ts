import type { Day } from '@trampolim/marketplace/time/days.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useNavigate, useNavigation, useSearchParams } from 'react-router'
import type { Faults } from '../../platform/faults.ts'
import { draftField } from '../form/draft/draft-field.ts'
import { tooLongAmong } from '../form/too-long.ts'
import { isLeftUnanswered } from '../form/use-called-off.ts'
import { textsIn, useForm } from '../form/use-form.ts'
import { useOnceAtRest } from '../later/once-at-rest.ts'
import { noSecret } from './draft.ts'
import type { Wizard, WizardStep } from './wizard.ts'

type UseWizard<Draft, Page> = {
  /** The server's first rendering after a submission without JavaScript. */
  first: WizardStep<Draft, Page> | undefined
  today: Day
  /** The version that the draft is based on; a stored draft of another version is ignored. */
  base?: string
}

/** A registration in the browser: a form over several pages, each with its address, with a password and codes. */
export function useWizard<Draft extends object, Page extends string>(
  wizard: Wizard<Draft, Page>,
  { first, today, base = 'new' }: UseWizard<Draft, Page>,
) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const fetcher = useFetcher()
  const [secret, setSecret] = useState(noSecret)
  const [passwordKnown, setPasswordKnown] = useState(false)
  const [code, setCode] = useState('')
  const [alive, setAlive] = useState(false)
  const followed = useRef<WizardStep<Draft, Page>>(undefined)
  // The server's page is used until hydration; from then on the address decides.
  const page = first && !alive ? first.page : wizard.named(query.get('step'))

  const go = (to: Page, { replace = false } = {}) => {
    const next = new URLSearchParams(query)
    next.set('step', to)
    navigate(`?${next}`, { replace, defaultShouldRevalidate: false })
  }
  const rules = useOnceAtRest(wizard.rules)
  /** Goes to the wished page of a draft, or to an earlier one with faults. */
  const openReachable = async (wished: Page, draft: Draft) => {
    const { reachable } = await wizard.rules.get()
    const open = reachable(wished, draft, { today })
    if (open !== page) go(open, { replace: true })
  }

  const form = useForm<Draft>({
    draftKey: wizard.draftKey,
    base,
    initial: wizard.empty,
    unkept: wizard.unkept,
    returned: first,
    shape: wizard.shape,
    faultsOf: rules && ((draft) => rules.faults(draft, { secret, today })),
    at: page,
    onRestored: (at, draft) => {
      const wished = at !== null && !query.has('step') ? wizard.named(at) : page
      if (wished !== wizard.named(null)) openReachable(wished, draft)
    },
  })
  const { newest } = form

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    setAlive(true)
    if (first) go(first.page, { replace: true })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is applied once, when no request is pending.
  useEffect(() => {
    const step = fetcher.data as WizardStep<Draft, Page> | undefined
    if (fetcher.state !== 'idle' || !step || step === followed.current) return
    followed.current = step
    setCode('')
    form.follow(step, step.page)
    if (step.page !== page) go(step.page)
  }, [fetcher.data, fetcher.state])

  // Nobody knows whether a registration that is left before it was answered has arrived.
  const isLeft = isLeftUnanswered(useNavigation(), fetcher)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is left.
  useEffect(() => {
    if (isLeft) form.settle()
  }, [isLeft])

  const submit = (intent: string) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...secret, code, page, intent })) body.set(name, value)
    body.set(draftField, JSON.stringify(newest()))
    if (page === wizard.last && intent === 'next') form.send()
    fetcher.submit(body, { method: 'post', action: `?${query}` })
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (fetcher.state !== 'idle') return
    const { submitter } = event.nativeEvent as SubmitEvent
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : 'next'
    if (intent === 'back') return go(wizard.before(page, newest()) ?? page)
    if (intent.startsWith('go:')) return go(wizard.named(intent.slice(3)))
    if (intent !== 'next') return submit(intent)
    const found = {
      ...rules?.faultsOfPage(page, newest(), { secret, code, today }),
      ...tooLongAmong(textsIn(event.currentTarget)),
    }
    form.tell(found)
    if (Object.keys(found).length > 0) return
    if (page === wizard.passwordPage) setPasswordKnown(true)
    // Before the rules are there, the server decides where a page leads.
    const onward = rules && wizard.onward(page, newest())
    return onward ? go(onward) : submit(intent)
  }

  const restart = () => {
    form.restart()
    setSecret(noSecret)
    setPasswordKnown(false)
    go(wizard.named(null))
  }

  const last = (fetcher.data ?? first) as WizardStep<Draft, Page> | undefined
  return {
    ...form,
    page,
    /** What came of asking for another code on this page. */
    resent: last?.page === page && fetcher.state === 'idle' ? last.resent : undefined,
    secret,
    /** Whether the password was entered since hydration; a reload drops it. */
    passwordKnown,
    code,
    /** Whether there is a draft to discard; a page rendered by the server stores none. */
    waiting: alive && form.waiting,
    busy: fetcher.state !== 'idle',
    setSecret: (next: typeof secret) => {
      setSecret(next)
      form.setFaults((shown) => without(shown, ['password', 'confirmPassword']))
    },
    setCode: (next: string) => {
      setCode(next)
      form.setFaults((shown) => without(shown, ['code', '']))
    },
    restart,
    onSubmit,
  }
}

function without(faults: Faults, names: readonly string[]): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)))
}
