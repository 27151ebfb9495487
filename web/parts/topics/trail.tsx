import { Link } from '../../design/link.tsx'
import type { Step } from './breadcrumbs.ts'
import classes from './topics.module.css'

type TrailProps = { label: string; steps: readonly Step[] }

/** A breadcrumb: the pages above this one, the most general first, and this page at the end without a link. */
export function Trail({ label, steps }: TrailProps) {
  return (
    <nav aria-label={label} className={classes.trail}>
      <ol>
        {steps.map(({ name, path }, at) => (
          <li key={path}>
            {at > 0 && <i aria-hidden>›</i>}
            {at < steps.length - 1 ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
