import { useLocation, useNavigation } from 'react-router'
import classes from './coming.module.css'
import { type Shape, shapeOf } from './shape-of.ts'

/** How many blocks each shape has, below the line of its title. */
const blocks: Record<Shape, number> = { list: 7, sheet: 4, board: 5, form: 5 }

/**
 * An outline of the next page if it takes long to load after a click. It covers the current page, which stays
 * unchanged, with everything typed, until the next one is there. Filters and tabs of the same page don't show it.
 */
export function Coming() {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const isLeaving = state === 'loading' && location !== undefined && location.pathname !== pathname
  if (!isLeaving) return null
  const shape = shapeOf(location.pathname)
  return (
    <div className={classes.coming} data-coming={shape} aria-hidden="true">
      <div className={classes.page}>
        <i className={classes.title} />
        <div className={classes.blocks}>
          {Array.from({ length: blocks[shape] }, (_, index) => `block ${index}`).map((block) => (
            <div key={block} className={classes.block}>
              <i />
              <i />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
