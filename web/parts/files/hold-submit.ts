import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps a form from being sent. The returned function ends that, and presses the last pressed button again if
 * `goesOn`.
 */
export function holdSubmit(form: EventTarget): (goesOn: boolean) => void {
  let pressed: { click: () => void } | null = null
  const hold = (event: Event) => {
    event.preventDefault()
    // Before the page itself, which would send the form as it is.
    event.stopPropagation()
    pressed = (event as SubmitEvent).submitter
  }
  form.addEventListener('submit', hold)
  return (goesOn) => {
    form.removeEventListener('submit', hold)
    if (goesOn) pressed?.click()
  }
}

/**
 * Sends the form around a field only once its file is uploaded, also if it was pressed before: otherwise it would
 * arrive without the file. `isDone`: whether the last upload succeeded.
 */
export function useSubmitAfterUpload(isUploading: boolean, isDone: RefObject<boolean>) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = field.current?.closest('form')
    if (!isUploading || !form) return
    const release = holdSubmit(form)
    // The form with the file is rendered by then.
    return () => release(isDone.current)
  }, [isUploading, isDone])
  return field
}
