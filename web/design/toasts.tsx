import { useEffect, useState, useSyncExternalStore } from 'react'
import { Glyph } from './glyph.tsx'
import classes from './toasts.module.css'

/** `action` offers one next step, such as undoing. */
export type Toast = {
  text: string
  tone?: 'success' | 'info' | 'danger'
  action?: { text: string; run: () => void }
}

type Shown = Toast & { id: number }

/** How long a toast is shown, in milliseconds (specification, platform §9). */
const toastTime = 5_000

let shown: readonly Shown[] = []
let lastId = 0
const nothing: readonly Shown[] = []
const watchers = new Set<() => void>()

function change(next: readonly Shown[]) {
  shown = next
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Shows a short message for five seconds and announces it to screen readers. At most three are shown at once. */
export function toast(message: Toast) {
  lastId += 1
  change([...shown.slice(-2), { ...message, id: lastId }])
}

/** The region where toasts appear; one per page, in the root. */
export function Toasts({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toasts = useSyncExternalStore(
    watch,
    () => shown,
    () => nothing,
  )
  return (
    <section className={classes.region} aria-label={label} aria-live="polite" aria-relevant="additions">
      {toasts.map((each) => (
        <Card key={each.id} toast={each} dismissLabel={dismissLabel} />
      ))}
    </section>
  )
}

function Card({ toast: { id, text, tone = 'info', action }, dismissLabel }: { toast: Shown; dismissLabel: string }) {
  const [held, hold] = useState(false)
  const dismiss = () => change(shown.filter((each) => each.id !== id))
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => change(shown.filter((each) => each.id !== id)), toastTime)
    return () => clearTimeout(timer)
  }, [held, id])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing or focusing only pauses it; the controls are inside.
    <div
      className={classes.toast}
      data-tone={tone}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Glyph name={tone === 'success' ? 'check' : tone === 'danger' ? 'alert' : 'info'} />
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            action.run()
            dismiss()
          }}
        >
          {action.text}
        </button>
      )}
      <button type="button" className={classes.close} aria-label={dismissLabel} onClick={dismiss}>
        <Glyph name="close" />
      </button>
    </div>
  )
}
