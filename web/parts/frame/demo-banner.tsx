import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import classes from './demo-banner.module.css'

const t = speak(frame)

/** Says on every page of a demo that others can reach what it is, before anybody enters data of their own. */
export function DemoBanner() {
  return (
    <aside className={classes.banner} aria-label={t('demo.label')}>
      <p>
        <strong>{t('demo.title')}</strong> {t('demo.text')}
      </p>
    </aside>
  )
}
