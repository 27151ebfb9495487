import classes from './way-drawing.module.css'

/** The way from home to work as an arc over a line; hidden from screen readers. */
export function WayDrawing() {
  return (
    <svg className={classes.way} viewBox="0 0 358 84" fill="none" strokeLinecap="round" aria-hidden="true">
      <path className={classes.street} strokeWidth="3" d="M14 72h330" />
      <path className={classes.leap} strokeWidth="3" d="M40 70C96 4 226 -2 300 40" />
      <g className={classes.house} strokeWidth="2.5" strokeLinejoin="round">
        <path d="M28 71v-13l12-10 12 10v13z" />
        <path d="M290 71V48h40v23zM286 48h48l-5-11h-38z" />
      </g>
      <circle className={classes.dot} cx="310" cy="24" r="8" />
    </svg>
  )
}
