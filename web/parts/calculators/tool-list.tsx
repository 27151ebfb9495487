import { Link } from '../../design/link.tsx'
import classes from './tool-list.module.css'
import type { ToolLink } from './tools.ts'

/** Tools, one row each; `labelledBy` is the id of their heading. */
export function ToolList({ tools, labelledBy }: { tools: readonly ToolLink[]; labelledBy: string }) {
  return (
    <ul className={classes.tools} aria-labelledby={labelledBy}>
      {tools.map(({ to, title, summary }) => (
        <li key={to}>
          <Link to={to} className={classes.link}>
            {title}
          </Link>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
