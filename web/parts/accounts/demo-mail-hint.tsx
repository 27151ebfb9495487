import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from 'react-router'
import { Notice } from '../../design/notice.tsx'
import { href } from '../../platform/href.ts'

const t = speak('sign-in', signIn)

/** In the demo world alone: where its mail lands. Opens beside the form, so that nothing typed is left. */
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
