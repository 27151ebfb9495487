import { expect, it, vi } from 'vitest'
import { holdSubmit } from './hold-submit.ts'

/** A form with a button, and how often it was sent. */
function formWith() {
  const form = new EventTarget()
  const sent = vi.fn()
  const press = () => {
    const event = Object.assign(new Event('submit', { cancelable: true }), { submitter: { click: press } })
    form.dispatchEvent(event)
    if (!event.defaultPrevented) sent()
  }
  return { form, sent, press }
}

it('sends a form that was pressed during an upload once the file is there, and only once', () => {
  const { form, sent, press } = formWith()
  const release = holdSubmit(form)
  press()
  press()
  expect(sent).not.toHaveBeenCalled()
  release(true)
  expect(sent).toHaveBeenCalledTimes(1)
  press()
  expect(sent).toHaveBeenCalledTimes(2)
})

it('leaves it to the person after an upload that failed, or if nothing was pressed', () => {
  const { form, sent, press } = formWith()
  const failed = holdSubmit(form)
  press()
  failed(false)
  holdSubmit(form)(true)
  expect(sent).not.toHaveBeenCalled()
})
