import classes from './hero.module.css'

/** The springboard's arcs. */
export function HeroArcs() {
  return (
    <svg className={classes.arcs} viewBox="0 0 620 560" fill="none" aria-hidden="true">
      <g className={classes.far} strokeWidth="2">
        <path d="M110 520C160 260 320 130 540 200" />
        <path d="M150 520C195 310 335 195 520 250" />
        <path d="M190 520C230 360 350 262 500 300" />
        <path d="M230 520C265 405 365 330 480 350" />
      </g>
      <path className={classes.leap} d="M70 520C120 210 300 60 560 150" strokeWidth="3" strokeLinecap="round" />
      <path className={classes.board} d="M30 524h330" strokeWidth="5" strokeLinecap="round" />
      <circle className={classes.head} cx="575" cy="157" r="15" />
    </svg>
  )
}
