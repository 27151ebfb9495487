import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import classes from './demo-banner.module.css'

const t = speak(frame)

/** On every page of a publicly reachable demo: says that it is a demo, before anybody enters their own data. */
export function DemoBanner() {
  return (
    <aside className={classes.banner} aria-label={t('demo.label')}>
      <p>
        <strong>{t('demo.title')}</strong> {t('demo.text')}
      </p>
    </aside>
  )
}
