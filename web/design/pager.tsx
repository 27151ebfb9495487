import { ButtonLink } from './button.tsx'
import classes from './pager.module.css'

type PagerProps = {
  label: string
  previous: { text: string; to: string } | null
  next: { text: string; to: string } | null
  /** Where one is: 'Página 2'. */
  here: string
}

/** Leads through the pages of a list by plain links. */
export function Pager({ label, previous, next, here }: PagerProps) {
  if (!previous && !next) return null
  return (
    <nav className={classes.pager} aria-label={label}>
      {previous ? (
        <ButtonLink to={previous.to} rel="prev">
          {previous.text}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className={classes.here}>{here}</span>
      {next ? (
        <ButtonLink to={next.to} rel="next">
          {next.text}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
