import classes from './fit-arc.module.css'

const arc = 'M2.5 13.5a10.5 10.5 0 0 1 21 0'

/** A score from 0 to 100 as the filled part of an arc; hidden from screen readers, since the number is beside it. */
export function FitArc({ score, large }: { score: number; large?: boolean }) {
  return (
    <svg className={classes.arc} data-large={large || undefined} viewBox="0 0 26 16" aria-hidden="true">
      <path d={arc} />
      <path d={arc} pathLength="100" strokeDasharray={`${score} 100`} />
    </svg>
  )
}
