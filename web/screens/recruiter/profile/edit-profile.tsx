import { codeRules } from '@trampolim/marketplace/accounts/codes.ts'
import { recruiterFields } from '@trampolim/marketplace/registration/fields.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { mostRecruiterPhones } from '@trampolim/marketplace/registration/phones.ts'
import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { DemoMailHint } from '../../../parts/accounts/demo-mail-hint.tsx'
import { DraftForm, useIsSending } from '../../../parts/form/draft/draft-form.tsx'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { useForm } from '../../../parts/form/use-form.ts'
import { Phones } from '../../../parts/registration/pages/contact.tsx'
import {
  confirmIntent,
  faultsOfRecruiterDraft,
  type RecruiterDraft,
  type ReturnedProfile,
  shapedRecruiter,
} from './do-profile-intent.ts'
import classes from './profile.module.css'

const t = speak(recruiterProfile)

type EditProfileProps = {
  page: string
  /** The person, and when their data last changed. */
  userId: string
  base: string
  initial: RecruiterDraft
  returned: ReturnedProfile | undefined
  demo: boolean
}

/** A recruiter's own data; it asks before the profile returns to review. */
export function EditProfile({ page, userId, base, initial, returned, demo }: EditProfileProps) {
  const form = useForm({
    draftKey: draftKeys.recruiter(userId),
    base,
    initial,
    returned,
    shape: shapedRecruiter,
    faultsOf: faultsOfRecruiterDraft,
  })
  const { draft, faults, change } = form
  const asking = returned && JSON.stringify(returned.draft) === JSON.stringify(draft) ? returned.asking : null
  const busy = useIsSending()
  return (
    <DraftForm form={form} title={t('form.faults')} main={asking ? confirmIntent : 'save'} className={classes.form}>
      <TextField
        name="name"
        label={t('name')}
        autoComplete="name"
        most={recruiterFields.name.longest}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        fault={faults.name}
      />
      <Phones
        phones={draft.phones}
        most={mostRecruiterPhones}
        faults={faults}
        onChange={(phones) => change({ phones })}
      />
      {asking && returned?.isSent && (
        <>
          <TextField
            name="code"
            label={t('code.label')}
            hint={t('code.sentTo', { phone: formatPhone(draft.phoneVerification.destination) })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={codeRules.longDigits}
            autoFocus
            fault={faults.code}
          />
          {demo && <DemoMailHint />}
        </>
      )}
      {asking ? (
        <Notice
          tone="warn"
          live
          title={t(asking === 'proof' ? 'code.title' : 'form.askTitle')}
          actions={
            <>
              <Button
                type="submit"
                name="intent"
                value={confirmIntent}
                look="main"
                loading={busy}
                autoFocus={!returned?.isSent}
              >
                {t(asking === 'proof' ? 'code.confirm' : 'form.confirm')}
              </Button>
              <ButtonLink to={page} look="bare">
                {t('form.cancel')}
              </ButtonLink>
            </>
          }
        >
          {t(asking === 'proof' ? 'code.text' : 'form.ask')}
        </Notice>
      ) : (
        <>
          <p className={classes.note}>{t('form.note')}</p>
          <div className={classes.actions}>
            <Button type="submit" look="main" loading={busy}>
              {t('form.save')}
            </Button>
            <ButtonLink to={page} look="bare">
              {t('form.cancel')}
            </ButtonLink>
          </div>
        </>
      )}
      {asking && returned?.isSent && (
        <div className={classes.actions}>
          <Button type="submit" name="intent" value="resend" size="small" loading={busy}>
            {t('code.resend')}
          </Button>
        </div>
      )}
    </DraftForm>
  )
}
