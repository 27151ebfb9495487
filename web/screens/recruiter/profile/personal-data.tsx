import type { RecruiterProfile } from '@trampolim/contract/gateway/recruiters.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { pictures } from '@trampolim/phrases/pt-br/pictures.ts'
import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { fieldId } from '../../../design/field.tsx'
import { Value, Values } from '../../../design/values.tsx'
import { AccessGroup } from '../../../parts/accounts/access-group.tsx'
import { AccountGroup, ChangeLink } from '../../../parts/accounts/account-columns.tsx'
import { PictureRow } from '../../../parts/pictures/picture-row.tsx'
import { href } from '../../../platform/href.ts'

const t = speak(recruiterProfile)

type PersonalDataProps = {
  profile: RecruiterProfile
  avatar: string | null
  /** The pages that change the data and the picture; null while the data can't be changed. */
  edit: string | null
  picture: string
}

/** A recruiter's personal data, each with a link to change it, followed by how they sign in. */
export function PersonalData({ profile: { name, email, phones }, avatar, edit, picture }: PersonalDataProps) {
  const change = (field: string, label: string) =>
    edit && <ChangeLink to={`${edit}#${fieldId(field)}`} text={t('change')} of={label} />
  return (
    <>
      <AccountGroup id="data" title={t('personalData')}>
        <Values>
          <PictureRow name={name} avatar={avatar} note={pictures.recruitersSeen} to={picture} />
          <Value name={t('name')} action={change('name', t('name'))}>
            {name}
          </Value>
          {phones.map(({ phone, isWhatsApp, verified }, at) => (
            <Value
              key={phone}
              name={t('phone')}
              note={[isWhatsApp && t('whatsApp'), t(verified ? 'verified' : 'notVerified')].filter(Boolean).join(' · ')}
              action={change(`phones.${at}.phone`, t('phone'))}
            >
              {formatPhone(phone)}
            </Value>
          ))}
        </Values>
        {!edit && <p>{t('form.locked')}</p>}
      </AccountGroup>
      <AccessGroup
        email={email}
        change={href('/recruiter/profile', {}, { tab: 'changePassword' })}
        devices={href('/recruiter/profile/access')}
      />
    </>
  )
}
