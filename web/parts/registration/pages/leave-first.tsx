import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { href } from '../../../platform/href.ts'
import classes from '../registration.module.css'
import type { SignedIn } from '../signed-in.ts'

const t = speak(registration)

type LeaveFirstProps = { signedIn: SignedIn; next: '/register' | '/recruiter/register' }

/** Tells a signed-in person to sign out first if they want to register another account. */
export function LeaveFirst({ signedIn: { email, home }, next }: LeaveFirstProps) {
  return (
    <PageBody width="narrow">
      <PageHead title={t('leaveFirst.title')} text={t(email ? 'leaveFirst.text' : 'leaveFirst.textBare', { email })} />
      <div className={classes.ways}>
        <ButtonLink look="main" to={home}>
          {t('leaveFirst.home')}
        </ButtonLink>
        <form method="post" action={href('/signout')}>
          <input type="hidden" name="next" value={next} />
          <Button type="submit">{t('leaveFirst.leave')}</Button>
        </form>
      </div>
    </PageBody>
  )
}
