import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ChipLink } from '../../design/chip.tsx'
import { Notice } from '../../design/notice.tsx'
import { asSearch } from '../../platform/href.ts'
import { type SignInArea, signInAreas } from './areas.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'

const t = speak(signIn)

/** In the demo world only: the accounts, each filled in by one tap. */
export function DemoHint({ area, redirect, chosen }: { area: SignInArea; redirect: string | null; chosen: string }) {
  return (
    <Notice
      title={t('demo.title')}
      actions={demoAccounts
        .filter((account) => account.area === area)
        .map(({ key, name, email }) => (
          <ChipLink
            key={key}
            to={signInAreas[area].path + asSearch({ redirect, as: key })}
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
