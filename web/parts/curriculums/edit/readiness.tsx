import type { CountedSection } from '@trampolim/marketplace/curriculums/sections.ts'
import { curriculumEdit } from '@trampolim/phrases/pt-br/curriculum-edit.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import classes from './edit.module.css'

const t = speak(curriculumEdit)

type ReadinessProps = {
  ready: readonly { name: CountedSection; ready: boolean }[]
  /** The open section, which isn't suggested. */
  open: string | null
  addressOf: (section: CountedSection) => string
}

/** How complete a curriculum is, and the benefit of the next section. */
export function Readiness({ ready, open, addressOf }: ReadinessProps) {
  const done = ready.filter((each) => each.ready).length
  const next = ready.find((each) => !each.ready)?.name
  return (
    <div className={classes.ready}>
      <Arc share={done / ready.length} />
      <div className={classes.readyWords}>
        <p className={classes.readyTitle}>
          {next ? t('ready.count', { ready: done, count: ready.length }) : t('ready.all')}
        </p>
        <p>{next ? t(`brings.${next}`) : t('ready.allText')}</p>
      </div>
      {next && next !== open && (
        <ButtonLink look="main" to={addressOf(next)} preventScrollReset>
          {t(`tell.${next}`)}
        </ButtonLink>
      )}
    </div>
  )
}

/** A half circle, filled as far as the curriculum is. */
function Arc({ share }: { share: number }) {
  const path = 'M2.5 13.5a10.5 10.5 0 0 1 21 0'
  return (
    <svg className={classes.arc} viewBox="0 0 26 16" fill="none" strokeWidth="3" aria-hidden="true">
      <path className={classes.arcAll} d={path} />
      {share > 0 && (
        <path className={classes.arcDone} d={path} pathLength={100} strokeDasharray={`${share * 100} 100`} />
      )}
    </svg>
  )
}
