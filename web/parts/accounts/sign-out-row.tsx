import { IconLogout } from '@tabler/icons-react'
import { candidateProfile } from '@trampolim/phrases/pt-br/candidate-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { href } from '../../platform/href.ts'
import classes from './account-columns.module.css'

const t = speak(candidateProfile)

/** The last row of the account's page: signing out, which isn't in the header on phones. */
export function SignOutRow() {
  return (
    <Form method="post" action={href('/signout')} className={classes.leave}>
      <Button type="submit" icon={<IconLogout size={18} aria-hidden="true" />}>
        {t('signOut')}
      </Button>
      <Button type="submit" look="bare" name="everywhere" value="true">
        {t('signOutEverywhere')}
      </Button>
    </Form>
  )
}
