import { account } from '@trampolim/phrases/pt-br/account.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Value, Values } from '../../design/values.tsx'
import { AccountGroup, ChangeLink } from './account-columns.tsx'

const t = speak({ ...account.access, change: account.change })

type AccessGroupProps = {
  email: string
  /** The page that changes the e-mail and the password, and the one that lists the ways in. */
  change: string
  devices: string
}

/** How somebody signs in, each with a link to change it. */
export function AccessGroup({ email, change, devices }: AccessGroupProps) {
  return (
    <AccountGroup id="access" title={t('title')}>
      <Values>
        <Value name={t('email')} action={<ChangeLink to={change} text={t('change')} of={t('email')} />}>
          {email}
        </Value>
        <Value name={t('password')} action={<ChangeLink to={change} text={t('change')} of={t('password')} />}>
          ••••••••
        </Value>
        <Value name={t('devices')} action={<ChangeLink to={devices} text={t('open')} of={t('devices')} />}>
          {t('devicesText')}
        </Value>
      </Values>
    </AccountGroup>
  )
}
