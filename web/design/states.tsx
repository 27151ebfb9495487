import type { ReactNode } from 'react'
import { type Scene, SceneDrawing } from './illustration.tsx'
import classes from './states.module.css'

type StateProps = {
  title: string
  /** The reason, and what to do. */
  text?: ReactNode
  /** The next steps: one primary button, optionally a bare one. */
  actions?: ReactNode
  scene?: Scene
  /** The heading's level; 1 if the state is the whole page. */
  level?: 1 | 2 | 3
  /** Secondary text, such as an error's id. */
  note?: string | undefined
}

/** Says why a list is empty and offers the next step. */
export function EmptyState({ scene = 'empty', ...rest }: StateProps) {
  return <State scene={scene} {...rest} />
}

/** Says what failed and what to do. Announced by screen readers if it is part of a page. */
export function ErrorState({ scene = 'broken', level = 2, ...rest }: StateProps) {
  return (
    <div role={level === 1 ? undefined : 'alert'}>
      <State scene={scene} level={level} {...rest} />
    </div>
  )
}

function State({ title, text, actions, scene = 'empty', level = 2, note }: StateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classes.state}>
      <SceneDrawing scene={scene} />
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {actions && <div className={classes.actions}>{actions}</div>}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  )
}

/** A placeholder for content that is loading: a number of lines of text, or a block of `height` px. */
export function Skeleton({ lines = 1, height, label }: { lines?: number; height?: number; label?: string }) {
  return (
    <div className={classes.skeleton} role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
      {label && <span className="unseen">{label}</span>}
      {height === undefined ? (
        Array.from({ length: lines }, (_, index) => `line ${index}`).map((line) => (
          <span key={line} className={classes.bone} />
        ))
      ) : (
        <span className={classes.bone} style={{ height }} />
      )}
    </div>
  )
}
