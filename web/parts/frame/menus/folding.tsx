import type { ReactNode } from 'react'

type FoldingProps = { className: string | undefined; summary: ReactNode; label?: string; children: ReactNode }

/** A menu that opens without scripts; following a link in it, or Escape, closes it. */
export function Folding({ className, summary, label, children }: FoldingProps) {
  return (
    <details
      className={className}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) event.currentTarget.open = false
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.currentTarget.open = false
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary aria-label={label}>{summary}</summary>
      {children}
    </details>
  )
}
