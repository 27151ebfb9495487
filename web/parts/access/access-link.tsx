import { access } from '@trampolim/phrases/pt-br/access.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import classes from '../accounts/own-account.module.css'

const t = speak(access)

/** A link to the page with the person's sessions. */
export function AccessLink({ to }: { to: string }) {
  return (
    <Card as="section" className={classes.card} aria-labelledby="access">
      <h2 id="access">{t('title')}</h2>
      <p className={classes.note}>{t('openText')}</p>
      <div className={classes.actions}>
        <ButtonLink to={to}>{t('openButton')}</ButtonLink>
      </div>
    </Card>
  )
}
