import { useEffect, useRef } from 'react'
import { type Navigation, useNavigation } from 'react-router'

/** Milliseconds after which sending a form again is meant: its answer takes so long that it may be lost. */
const patience = 10_000

type Sent = Pick<Navigation, 'formMethod' | 'formAction' | 'formData'>
type Form = { action: string; data: FormData }

/** Whether a form is the one that is being sent. @internal */
export function isBeingSent({ action, data }: Form, { formMethod, formAction, formData }: Sent): boolean {
  if (formMethod !== 'POST' || !formData || formAction !== action.split('#')[0]) return false
  return entriesOf(data) === entriesOf(formData)
}

const entriesOf = (data: FormData) =>
  JSON.stringify([...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]).sort())

/**
 * Sends a form that is pressed twice, as by a double click, only once: the second answer would tell of a refusal where
 * the first had succeeded.
 */
export function SendOnce() {
  const navigation = useNavigation()
  const sent = useRef({ navigation, since: 0 })
  if (sent.current.navigation.formData !== navigation.formData) sent.current = { navigation, since: Date.now() }
  else sent.current.navigation = navigation
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      const submitter = event.submitter as HTMLButtonElement | null
      const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action')
      if (action === null || Date.now() - sent.current.since > patience || isOffered()) return
      const data = new FormData(form)
      if (submitter?.name) data.append(submitter.name, submitter.value)
      if (!isBeingSent({ action, data }, sent.current.navigation)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // Before the router, which listens further in.
    window.addEventListener('submit', onSubmit, { capture: true })
    return () => window.removeEventListener('submit', onSubmit, { capture: true })
  }, [])
  return null
}

/** Whether the page says that no answer came and the form can be sent again. */
const isOffered = () => document.querySelector('[data-unloaded]') !== null
