import type { ReactNode } from 'react'
import classes from './api-docs.module.css'
import { Coded } from './coded.tsx'
import type { shownDocs } from './shown-docs.ts'

/** What the page about the API shows. */
export type Docs = ReturnType<typeof shownDocs>

type SectionProps = {
  id: string
  title: string
  /** Paragraphs. */
  text?: readonly string[]
  /** Items of a list; one with a path leads there. */
  list?: readonly (string | { path: string; text: string })[]
  /** What names the example. */
  label?: string
  example?: string
  children?: ReactNode
}

/** A section of the page about the API: paragraphs, a list, an example, and what else it shows. */
export function Section({ id, title, text = [], list = [], label, example, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>
          <Coded text={paragraph} />
        </p>
      ))}
      {list.length > 0 && (
        <ul className={classes.list}>
          {list.map((item) => (
            <li key={typeof item === 'string' ? item : item.path}>
              {typeof item === 'string' ? <Coded text={item} /> : <Feed {...item} />}
            </li>
          ))}
        </ul>
      )}
      {label && (
        <p className={classes.label}>
          <Coded text={label} />
        </p>
      )}
      {example && <pre className={classes.example}>{example}</pre>}
      {children}
    </section>
  )
}

function Feed({ path, text }: { path: string; text: string }) {
  return (
    <>
      <a href={path}>{path}</a>: <Coded text={text} />
    </>
  )
}
