import type { ProfessionalProfile } from '@trampolim/contract/gateway/professional.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { formatZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import { candidateProfile } from '@trampolim/phrases/pt-br/candidate-profile.ts'
import { pictures } from '@trampolim/phrases/pt-br/pictures.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { fieldId } from '../../../design/field.tsx'
import { Link } from '../../../design/link.tsx'
import { Value, Values } from '../../../design/values.tsx'
import { AccessGroup } from '../../../parts/accounts/access-group.tsx'
import { AccountGroup, ChangeLink } from '../../../parts/accounts/account-columns.tsx'
import { birthDateText } from '../../../parts/dates-with-year.ts'
import { PictureRow } from '../../../parts/pictures/picture-row.tsx'
import { href } from '../../../platform/href.ts'
import classes from './personal-data.module.css'

const t = speak(candidateProfile)
const genderName = speak(reference.gender)

type PersonalDataProps = {
  profile: ProfessionalProfile
  avatar: string | null
  /** The pages that change the data and the picture; null while the data can't be changed. */
  edit: string | null
  picture: string
}

/** A candidate's personal data, each with a link to change it, followed by how they sign in. */
export function PersonalData({ profile, avatar, edit, picture }: PersonalDataProps) {
  const { name, email, cpf, gender, birthDate, phones, street, district, city, state, zipCode, isHandicap } = profile
  const change = (field: string, label: string) =>
    edit && <ChangeLink to={`${edit}#${fieldId(field)}`} text={t('change')} of={label} />
  return (
    <>
      <AccountGroup id="data" title={t('tabs.personalData')}>
        <Values>
          <PictureRow name={name} avatar={avatar} note={pictures.candidatesSeen} to={picture} />
          <Value name={t('name')} action={change('name', t('name'))}>
            {name}
          </Value>
          <Value name={t('cpf')} note={t('cpfNote')}>
            {hiddenCpf(cpf)}
          </Value>
          <Value name={t('birthDate')}>{birthDateText(birthDate)}</Value>
          {phones.map(({ phone, isWhatsApp, verified }, at) => (
            <Value
              key={phone}
              name={t('phone')}
              note={[
                isWhatsApp && t('phoneFacts.whatsApp'),
                t(verified ? 'phoneFacts.verified' : 'phoneFacts.notVerified'),
              ]
                .filter(Boolean)
                .join(' · ')}
              action={change(`phones.${at}.phone`, `${t('phone')} ${formatPhone(phone)}`)}
            >
              {formatPhone(phone)}
            </Value>
          ))}
          <Value name={t('gender')} action={change('gender', t('gender'))}>
            {genderName(`${gender}`)}
          </Value>
          <Value name={t('address')} action={change('zipCode', t('address'))}>
            {[street, district, `${city}, ${state}`].filter(Boolean).join(', ')}
            {zipCode && (
              <>
                , <span className={classes.code}>{formatZipCode(zipCode)}</span>
              </>
            )}
          </Value>
          <Value name={t('disability')} action={change('pcdCondition', t('disability'))}>
            {t(isHandicap ? 'hasDisability' : 'hasNone')}
          </Value>
        </Values>
        {edit ? (
          <p>
            {t('fixed')} <Link to={href('/contact', {}, { kind: 'dataProtection' })}>{t('fixedWrite')}</Link>
          </p>
        ) : (
          <p>{t('form.locked')}</p>
        )}
      </AccountGroup>
      <AccessGroup
        email={email}
        change={href('/profile', {}, { tab: 'changePassword' })}
        devices={href('/profile/access')}
      />
    </>
  )
}

/** A CPF of which only the middle and the end are shown, so that only its owner recognises it. */
function hiddenCpf(cpf: string): string {
  return `•••.${cpf.slice(3, 6)}.•••-${cpf.slice(9)}`
}
