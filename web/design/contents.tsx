import classes from './contents.module.css'

type ContentsProps = {
  /** What the links are. */
  label: string
  /** The sections, by the ids that they have in the page. */
  sections: readonly { id: string; title: string }[]
}

/** The table of contents of a long page. It is folded on phones, where the first section comes into view instead. */
export function Contents({ label, sections }: ContentsProps) {
  return (
    <nav aria-label={label}>
      <details className={classes.contents}>
        <summary className="folds">{label}</summary>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
