import type { ComponentType } from 'react'
import { classNames } from './class-names.ts'
import classes from './tile.module.css'

type IconTileProps = {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>
  tone?: 'green' | 'sun' | 'sky' | 'coral' | 'unknown'
}

/** An icon in the place where other items have a picture. */
export function IconTile({ icon: Icon, tone = 'green' }: IconTileProps) {
  return (
    <span className={classNames(classes.tile, classes.organization, classes[tone])}>
      <Icon size={22} stroke={1.8} aria-hidden="true" />
    </span>
  )
}
