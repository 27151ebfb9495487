import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Mark } from '../../design/illustration.tsx'
import { Link } from '../../design/link.tsx'
import classes from './frame.module.css'

const t = speak(frame)

/** The brand mark and name, linked to the person's start page. */
export function Brand({ to = '/' }: { to?: string }) {
  return (
    <Link to={to} className={classes.brand} aria-label={t('brandHome')}>
      <Mark />
      {t('brand')}
    </Link>
  )
}
