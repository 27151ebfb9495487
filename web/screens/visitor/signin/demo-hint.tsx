import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ChipLink } from '../../../design/chip.tsx'
import { Notice } from '../../../design/notice.tsx'
import { href } from '../../../platform/href.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'

const t = speak('sign-in', signIn)

/** In the demo world alone: who can be signed in as, filled in by one tap. */
export function DemoHint({ redirect, chosen }: { redirect: string | null; chosen: string }) {
  return (
    <Notice
      title={t('demo.title')}
      actions={demoAccounts.map(({ key, name, email }) => (
        <ChipLink
          key={key}
          to={href('/signin', {}, { redirect, as: key })}
          on={chosen === email}
          replace
          preventScrollReset
        >
          {name}, {t(`demo.role.${key}`)}
        </ChipLink>
      ))}
    >
      {t('demo.text', { password: demoPassword })}
    </Notice>
  )
}
