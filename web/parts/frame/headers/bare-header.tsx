import { Brand } from '../brand.tsx'
import classes from '../frame.module.css'

/** A header with nothing but the brand: for pages with a single purpose, and for errors. */
export function BareHeader() {
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Brand />
      </div>
    </header>
  )
}
