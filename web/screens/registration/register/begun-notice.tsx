import { networkSignIn } from '@trampolim/phrases/pt-br/network-sign-in.ts'
import { networkNames } from '@trampolim/phrases/pt-br/networks.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { href } from '../../../platform/href.ts'
import type { Begun } from './begun.ts'

const t = speak(networkSignIn)

/** Says through which network the registration began. */
export function BegunNotice({ begun: { network, email, isEmailVerified } }: { begun: Begun }) {
  const names = { network: networkNames[network], email: email ?? '' }
  return (
    <Notice title={t('registration.title')}>
      {t(email ? 'registration.text' : 'registration.textBare', names)}
      {isEmailVerified && ` ${t('registration.verified', names)}`}
    </Notice>
  )
}

/** A button that leaves a registration begun through a network, for people who want to use another account. */
export function LeaveBegun() {
  return (
    <form method="post" action={href('/signout')}>
      <input type="hidden" name="next" value={href('/signin')} />
      <Button type="submit" look="bare">
        {t('registration.leave')}
      </Button>
    </form>
  )
}
