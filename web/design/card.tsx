import type { HTMLAttributes } from 'react'
import classes from './card.module.css'
import { classNames } from './class-names.ts'

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  /** `wash` and `tint` are less prominent than the default, white with a border. */
  look?: 'usual' | 'wash' | 'tint'
  /** Marks the card whose content is shown beside the list. */
  on?: boolean
}

/** `on` marks the card whose content is shown beside the list. */
export function Card({ as: Element = 'div', look = 'usual', on, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(classes.card, classes[look], on && classes.on, className)} />
}
