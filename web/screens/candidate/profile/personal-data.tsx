import type { ProfessionalProfile } from '@trampolim/contract/gateway/professional.ts'
import { formatCpf } from '@trampolim/marketplace/registration/cpf.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { formatZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import { candidateProfile } from '@trampolim/phrases/pt-br/candidate-profile.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Facts } from '../../../design/facts.tsx'

const t = speak(candidateProfile)
const genderName = speak(reference.gender)

/** A candidate's own data as they are kept; `birthDate` as it is written. */
export function PersonalData({ profile, birthDate }: { profile: ProfessionalProfile; birthDate: string }) {
  const { name, email, cpf, gender, phones, street, district, city, state, zipCode, isHandicap } = profile
  return (
    <Facts
      facts={[
        { name: t('name'), value: name },
        { name: t('email'), value: email },
        { name: t('phone'), value: phones.map(phoneText).join(', ') },
        { name: t('birthDate'), value: birthDate },
        { name: t('cpf'), value: formatCpf(cpf) },
        { name: t('gender'), value: genderName(`${gender}`) },
        {
          name: t('address'),
          value: [street, district, `${city}, ${state}`, formatZipCode(zipCode)].filter(Boolean).join(', '),
        },
        { name: t('disability'), value: t(isHandicap ? 'hasDisability' : 'hasNone') },
      ]}
    />
  )
}

/** A phone with what is known of it. */
function phoneText({ phone, isWhatsApp, verified }: ProfessionalProfile['phones'][number]): string {
  const facts = [isWhatsApp && t('phoneFacts.whatsApp'), t(verified ? 'phoneFacts.verified' : 'phoneFacts.notVerified')]
  return [formatPhone(phone), ...facts].filter(Boolean).join(' · ')
}
