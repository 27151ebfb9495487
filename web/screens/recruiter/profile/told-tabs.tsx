import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Card } from '../../../design/card.tsx'
import { DataItem, DataList } from '../../../design/facts.tsx'
import classes from '../../../parts/accounts/own-account.module.css'

const t = speak(recruiterProfile)
const already = ['applied', 'moved', 'discarded', 'ended'] as const
const letters = ['company', 'jobs', 'messages', 'security'] as const

/** What candidates are told without the recruiter's doing; answers of their own don't exist. */
export function AutomationTab() {
  return (
    <Card as="section" className={classes.card} aria-labelledby="automation">
      <h2 id="automation">{t('automation.title')}</h2>
      <p className={classes.note}>{t('automation.text')}</p>
      <h3>{t('automation.already')}</h3>
      <DataList label={t('automation.already')}>
        {already.map((each) => (
          <DataItem key={each} title={t(`automation.${each}`)} text={t(`automation.${each}Text`)} />
        ))}
      </DataList>
    </Card>
  )
}

/** What letters a recruiter gets. */
export function NotificationsTab({ email }: { email: string }) {
  return (
    <Card as="section" className={classes.card} aria-labelledby="letters">
      <h2 id="letters">{t('notifications.title')}</h2>
      <p className={classes.note}>{t('notifications.text', { email })}</p>
      <DataList label={t('notifications.title')}>
        {letters.map((each) => (
          <DataItem key={each} title={t(`notifications.${each}`)} text={t(`notifications.${each}Text`)} />
        ))}
      </DataList>
    </Card>
  )
}
