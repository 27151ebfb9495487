import type { Look } from '@trampolim/contract/gateway/looks.ts'
import { candidateProfile } from '@trampolim/phrases/pt-br/candidate-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { AccountChoice, AccountTopic } from '../../../parts/accounts/account-columns.tsx'
import { LatestLooks } from '../../../parts/looks/latest-looks.tsx'
import { ConsentSwitch } from '../../../parts/registration/consent-card.tsx'
import { href } from '../../../platform/href.ts'

const t = speak(candidateProfile)

type PrivacySideProps = {
  /** The page on which the consent is changed. */
  page: string
  looks: readonly Look[]
  sharesContactData: boolean
}

/** A candidate's choices about their data: who saw it, who may see it, downloading it, and deleting it. */
export function PrivacySide({ page, looks, sharesContactData }: PrivacySideProps) {
  const privacy = href('/profile/privacy')
  return (
    <>
      <h2>{t('privacy.title')}</h2>
      <LatestLooks looks={looks} to={privacy} />
      <AccountChoice>
        <ConsentSwitch consent="agreeShareContactData" on={sharesContactData} page={page} heading="h3" />
      </AccountChoice>
      <div>
        <AccountTopic to={`${privacy}#data-export`} title={t('privacy.take')} text={t('privacy.takeText')} />
        <AccountTopic to={`${privacy}#leave`} title={t('privacy.leave')} text={t('privacy.leaveText')} danger />
      </div>
    </>
  )
}
