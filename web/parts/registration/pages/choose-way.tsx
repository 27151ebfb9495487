import { candidateRegistrations } from '@trampolim/marketplace/registration/steps.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button } from '../../../design/button.tsx'
import { RadioGroup } from '../../../design/choice.tsx'
import { Notice } from '../../../design/notice.tsx'
import type { RegistrationDraft } from '../draft.ts'

const t = speak(registration)
const { quick, full } = candidateRegistrations

type ChooseWayProps = { draft: RegistrationDraft; change: (part: Partial<RegistrationDraft>) => void }

/** The quick registration or the full one; nothing typed is lost by changing it. */
export function ChooseWay({ draft, change }: ChooseWayProps) {
  return (
    <RadioGroup
      name="way"
      legend={t('way.legend')}
      look="cards"
      options={[
        { value: 'quick', label: t('way.quick', { count: quick.minutes }), hint: t('way.quickHint') },
        { value: 'full', label: t('way.full', { count: full.minutes }), hint: t('way.fullHint') },
      ]}
      value={draft.way}
      onValue={(way) => change({ way })}
    />
  )
}

/** Offers at the end of the quick registration what it left out. */
export function OfferFull() {
  return (
    <Notice
      title={t('way.offer')}
      actions={
        <Button type="submit" name="intent" value="full" size="small">
          {t('way.offerButton', { count: full.minutes - quick.minutes })}
        </Button>
      }
    >
      {t('way.offerText')}
    </Notice>
  )
}
