import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { FormSummary } from '../../../design/form-summary.tsx'
import { MaskedField } from '../../../design/masked-field.tsx'
import { Notice } from '../../../design/notice.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { toldFaults } from '../../../parts/form/told-faults.ts'
import type { RecruiterDraft, ReturnedProfile } from './act.ts'
import classes from './profile.module.css'

const t = speak('recruiter-profile', recruiterProfile)

type EditProfileProps = { page: string; initial: RecruiterDraft; returned: ReturnedProfile | undefined }

/** A recruiter's own data; it asks before the profile goes back to approval. */
export function EditProfile({ page, initial, returned }: EditProfileProps) {
  const [draft, setDraft] = useState(returned?.draft ?? initial)
  const faults = returned?.faults ?? {}
  const asking = returned?.asking === true && returned.draft.name === draft.name && returned.draft.phone === draft.phone
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={classes.form} noValidate>
      <FormSummary title={t('form.faults')} faults={toldFaults(faults)} />
      <TextField
        name="name"
        label={t('name')}
        autoComplete="name"
        maxLength={120}
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        fault={faults.name}
      />
      <MaskedField
        mask="phone"
        name="phones.0.phone"
        label={t('phone')}
        autoComplete="tel-national"
        value={draft.phone}
        onText={(phone) => setDraft({ ...draft, phone })}
        fault={faults['phones.0.phone'] ?? faults.phones}
      />
      {asking ? (
        <Notice
          tone="warn"
          live
          title={t('form.askTitle')}
          actions={
            <>
              <Button type="submit" name="confirmed" value="on" look="main" loading={busy} autoFocus>
                {t('form.confirm')}
              </Button>
              <ButtonLink to={page} look="bare">
                {t('form.cancel')}
              </ButtonLink>
            </>
          }
        >
          {t('form.ask')}
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
    </Form>
  )
}
