import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from 'react-router'
import { Notice } from '../../design/notice.tsx'
import { href } from '../../platform/href.ts'

const t = speak(signIn)

/** In the demo world only: says where its mail arrives. The link opens a new tab, so that the form is kept. */
export function DemoMailHint() {
  return (
    <Notice>
      {t('demoMail')}{' '}
      <Link to={href('/demo/mailbox')} target="_blank" rel="noopener">
        {t('demoMailLink')}
      </Link>
      .
    </Notice>
  )
}
