import type { ButtonHTMLAttributes, ReactNode } from 'react'
import classes from './chip.module.css'
import { classNames } from './class-names.ts'
import { Glyph } from './glyph.tsx'
import { Link, type LinkProps } from './link.tsx'

type Shape = {
  icon?: ReactNode
  /** Marks the chip as selected. */
  on?: boolean
  /** Shows a cross, for chips that remove something; say so in `aria-label`. */
  removes?: boolean
}

/** A small choice or an active filter. */
export function Chip({
  icon,
  on,
  removes,
  className,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Shape) {
  return (
    <button
      type="button"
      aria-pressed={removes ? undefined : on}
      {...rest}
      className={classNames(classes.chip, on && classes.on, className)}
    >
      {icon}
      {children}
      {removes && <Glyph name="close" size={16} />}
    </button>
  )
}

/** A chip that is a link, so it works before JavaScript. */
export function ChipLink({ icon, on, removes, className, children, ...rest }: LinkProps & Shape) {
  return (
    <Link {...rest} className={classNames(classes.chip, on && classes.on, className)}>
      {icon}
      {children}
      {removes && <Glyph name="close" size={16} />}
    </Link>
  )
}
