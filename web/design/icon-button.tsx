import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import classes from './icon-button.module.css'

export type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The accessible name, also shown as a tooltip. */
  label: string
  look?: 'plain' | 'bare'
  icon: ReactNode
}

/** A button of 44 px with only an icon. `aria-pressed` makes it a toggle. */
export function IconButton({ label, look = 'bare', icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(classes.button, classes[look], className)}
    >
      {icon}
    </button>
  )
}
