import { account } from '@trampolim/phrases/pt-br/account.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Notice } from '../../../design/notice.tsx'
import { DemoMailHint } from '../demo-mail-hint.tsx'
import classes from '../own-account.module.css'
import { type PasswordAnswer, passwordIntents } from './do-password-intent.ts'

const t = speak(account)

type PasswordLinkProps = { title: string; email: string; demo: boolean; sent: PasswordAnswer['link'] }

/** Has a link sent with which the owner of the account creates a new password. */
export function PasswordLink({ title, email, demo, sent }: PasswordLinkProps) {
  const intent = useNavigation().formData?.get('intent')
  return (
    <Card as="section" className={classes.card} aria-labelledby="forgotten">
      <h2 id="forgotten">{title}</h2>
      {sent && (
        <Notice tone={sent.isSent ? 'success' : 'danger'} live>
          {sent.isSent ? t('password.sent', { email }) : sent.message}
        </Notice>
      )}
      {sent?.isSent && demo && <DemoMailHint />}
      <p className={classes.note}>{t('password.text', { email })}</p>
      <Form method="post" className={classes.actions}>
        <Button type="submit" name="intent" value={passwordIntents.link} loading={intent === passwordIntents.link}>
          {t('password.send')}
        </Button>
      </Form>
    </Card>
  )
}
