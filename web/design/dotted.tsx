import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import classes from './dotted.module.css'

type DottedProps = {
  /** The parts, without those that are empty; or a text with dots between them. */
  of: string | readonly ReactNode[]
  className?: string | undefined
}

/** Facts in a line, divided by dots of which none stands at the beginning or the end of a line. */
export function Dotted({ of, className }: DottedProps) {
  const parts = typeof of === 'string' ? of.split(' · ') : of
  return (
    <span className={classNames(classes.dotted, className)}>
      <span>
        {parts.filter(Boolean).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no ids and are never reordered
          <span key={at}>
            {at > 0 && <i> · </i>}
            {part}
          </span>
        ))}
      </span>
    </span>
  )
}
