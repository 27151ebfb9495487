import { useEffect, useRef } from 'react'
import { fieldId } from './field.tsx'
import classes from './form-summary.module.css'
import { Glyph } from './glyph.tsx'

export type FormSummaryProps = {
  title: string
  /** The faults' texts by field name, in the form's order; the key '' is for faults that belong to no field. */
  faults: Readonly<Record<string, string>>
}

/**
 * A summary of all errors at the top of a form, each linking to its field. It takes the focus when the errors change or
 * the page starts with errors, unless the person is already in a field.
 */
export function FormSummary({ title, faults }: FormSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const begun = useRef(false)
  const key = JSON.stringify(faults)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows new faults, compared by their text.
  useEffect(() => {
    const correcting = !begun.current && document.activeElement?.matches('input, textarea, select')
    begun.current = true
    if (!correcting) box.current?.focus()
  }, [key])
  const list = Object.entries(faults)
  if (list.length === 0) return null
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <p className={classes.title}>
        <Glyph name="alert" />
        {title}
      </p>
      <ul>
        {list.map(([name, text]) => (
          <li key={name}>{name ? <FieldLink name={name} text={text} /> : text}</li>
        ))}
      </ul>
    </div>
  )
}

function FieldLink({ name, text }: { name: string; text: string }) {
  return (
    <a
      href={`#${fieldId(name)}`}
      onClick={(event) => {
        const field = document.getElementById(fieldId(name))
        if (!field) return
        event.preventDefault()
        for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
          fold.open = true
        }
        field.focus({ preventScroll: true })
        field.scrollIntoView({ block: 'center' })
      }}
    >
      {text}
    </a>
  )
}
