import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from 'react-router'
import type { Faults } from '../../../platform/faults.ts'
import { href } from '../../../platform/href.ts'
import { Tick } from '../../form/tick.tsx'
import type { RegistrationDraft, Secret } from '../draft.ts'
import { ownerOf } from '../owner-of.ts'
import classes from '../registration.module.css'
import { NewPassword } from './new-password.tsx'

const t = speak(registration)

type AccessProps = {
  draft: RegistrationDraft
  secret: Secret
  faults: Faults
  change: (part: Partial<RegistrationDraft>) => void
  onSecret: (secret: Secret) => void
}

/** The password, the consent to share contact data, and the terms. */
export function Access({ draft, secret, faults, change, onSecret }: AccessProps) {
  return (
    <>
      <NewPassword owner={ownerOf(draft)} secret={secret} faults={faults} onChange={onSecret} />
      <div className={classes.group}>
        <Tick
          name="agreeShareContactData"
          label={t('access.share')}
          hint={t('access.shareHint')}
          value={draft.agreeShareContactData}
          onValue={(agreeShareContactData) => change({ agreeShareContactData })}
        />
        <Tick
          id="field-agreeTerms"
          name="agreeTerms"
          label={
            <>
              {t('access.terms')}{' '}
              <Link to={href('/terms-privacy')} target="_blank" rel="noopener">
                {t('access.termsLink')}
              </Link>
            </>
          }
          value={draft.agreeTerms}
          onValue={(agreeTerms) => change({ agreeTerms })}
          fault={faults.agreeTerms}
        />
      </div>
    </>
  )
}
