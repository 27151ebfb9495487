import { navigationNow, type Sent } from './navigation-now.ts'

/** Milliseconds after which sending a form again is meant: its answer takes so long that it may be lost. */
const patience = 10_000

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
export function sendOnce() {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const submitter = event.submitter as HTMLButtonElement | null
    const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action')
    const { navigation, since } = navigationNow()
    if (action === null || !navigation || Date.now() - since > patience || isOffered()) return
    const data = new FormData(form)
    if (submitter?.name) data.append(submitter.name, submitter.value)
    if (!isBeingSent({ action, data }, navigation)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // Before the router, which listens further in.
  window.addEventListener('submit', onSubmit, { capture: true })
}

/** Whether the page says that no answer came and the form can be sent again. */
const isOffered = () => document.querySelector('[data-unloaded]') !== null
