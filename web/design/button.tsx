import type { ButtonHTMLAttributes, ReactNode } from 'react'
import classes from './button.module.css'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

/**
 * `sun` for the single most important action of a screen, `main` for its primary action, `danger` for what can't be
 * undone.
 */
export type ButtonLook = 'main' | 'sun' | 'plain' | 'bare' | 'danger'

type Shape = {
  look?: ButtonLook
  /** `small` has less padding and keeps the 44 px touch target. */
  size?: 'usual' | 'small' | 'large'
  /** Uses the whole width. */
  wide?: boolean
  /** An icon before the text. */
  icon?: ReactNode
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Shape & {
    /** Shows that the action is running; the button keeps its width and focus and ignores further clicks. */
    loading?: boolean
  }

/** A button, of `type="button"` by default. */
export function Button({ look, size, wide, icon, loading, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(shape({ look, size, wide }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {children}
    </button>
  )
}

export type ButtonLinkProps = LinkProps & Shape

/** A link that looks like a button; for navigation only. */
export function ButtonLink({ look, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(shape({ look, size, wide }), className)}>
      {icon}
      {children}
    </Link>
  )
}

function shape({
  look = 'plain',
  size = 'usual',
  wide,
}: {
  look?: ButtonLook | undefined
  size?: Shape['size']
  wide?: boolean | undefined
}) {
  return classNames(classes.button, classes[look], size !== 'usual' && classes[size], wide && classes.wide)
}
