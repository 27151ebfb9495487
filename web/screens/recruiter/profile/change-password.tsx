import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Notice } from '../../../design/notice.tsx'
import { DemoMailHint } from '../../../parts/accounts/demo-mail-hint.tsx'
import { href } from '../../../platform/href.ts'
import type { LinkToPassword } from './do-profile-intent.ts'
import classes from './profile.module.css'

const t = speak(recruiterProfile)

/** The intent that sends the link by mail. */
export const passwordIntent = 'mail-password-link'

type ChangePasswordProps = { email: string; demo: boolean; answer: LinkToPassword | undefined }

/** Changing the password requires the link that is mailed to the account's address. */
export function ChangePassword({ email, demo, answer }: ChangePasswordProps) {
  const busy = useNavigation().formData?.get('intent') === passwordIntent
  return (
    <Card as="section" className={classes.card} aria-labelledby="password">
      <h2 id="password">{t('tabs.changePassword')}</h2>
      {answer && (
        <Notice tone={answer.isSent ? 'success' : 'danger'} live>
          {answer.isSent ? t('password.sent', { email }) : answer.message}
        </Notice>
      )}
      {answer?.isSent && demo && <DemoMailHint />}
      <p className={classes.note}>{t('password.text', { email })}</p>
      <p>
        <Link to={href('/recruiter/profile/access')}>{t('password.otherWays')}</Link>
      </p>
      <Form method="post" className={classes.actions}>
        <Button type="submit" name="intent" value={passwordIntent} look="main" loading={busy}>
          {t('password.send')}
        </Button>
      </Form>
    </Card>
  )
}
