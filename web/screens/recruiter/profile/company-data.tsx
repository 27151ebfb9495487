import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Facts } from '../../../design/facts.tsx'
import classes from '../../../parts/accounts/own-account.module.css'
import { href } from '../../../platform/href.ts'

const t = speak(recruiterProfile)

/** The recruiter's company, with a link to its own page. */
export function CompanyData({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <Card as="section" className={classes.card} aria-labelledby="company">
      <h2 id="company">{t('tabs.companyData')}</h2>
      {facts.length > 0 ? <Facts facts={[...facts]} /> : <p className={classes.note}>{t('company.none')}</p>}
      <div className={classes.actions}>
        <ButtonLink to={href('/recruiter/organization')}>{t('company.open')}</ButtonLink>
      </div>
    </Card>
  )
}
