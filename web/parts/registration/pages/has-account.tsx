import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from 'react-router'
import { href } from '../../../platform/href.ts'
import { areaOfSignIn } from '../../sign-in/areas.ts'

const t = speak(registration)

/** Links for a person who already has an account: sign in, or reset the password. */
export function HasAccount({ signInPath }: { signInPath: string }) {
  const area = areaOfSignIn(signInPath)
  return (
    <>
      <Link to={signInPath}>{t('signInInstead')}</Link> {t('or')}{' '}
      <Link to={href('/forgot-password', {}, { area: area === 'professional' ? null : area })}>
        {t('newPasswordInstead')}
      </Link>
    </>
  )
}
