import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import classes from '../../../parts/accounts/own-account.module.css'
import { href } from '../../../platform/href.ts'

const t = speak(recruiterProfile)

/** Links to the page on which people download their data or delete their account. */
export function PrivacyLink() {
  return (
    <Card as="section" className={classes.card} aria-labelledby="privacy">
      <h2 id="privacy">{t('privacy.title')}</h2>
      <p className={classes.note}>{t('privacy.text')}</p>
      <div className={classes.actions}>
        <ButtonLink to={href('/recruiter/profile/privacy')}>{t('privacy.open')}</ButtonLink>
      </div>
    </Card>
  )
}
