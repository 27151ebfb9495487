import classes from './key.module.css'

/** A key of the keyboard that does what is beside it; not shown where nobody can press it, nor told to screen readers. */
export function Key({ children }: { children: string }) {
  return (
    <span className={classes.key} aria-hidden="true">
      {children}
    </span>
  )
}
