import classes from './key.module.css'

/** A keyboard key that triggers the action beside it; hidden on devices without a keyboard, and from screen readers. */
export function Key({ children }: { children: string }) {
  return (
    <span className={classes.key} aria-hidden="true">
      {children}
    </span>
  )
}
