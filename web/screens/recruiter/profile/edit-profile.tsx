import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { DraftForm, useIsSending } from '../../../parts/form/draft-form.tsx'
import { draftPlaces } from '../../../parts/form/draft-places.ts'
import { useForm } from '../../../parts/form/use-form.ts'
import { Phones } from '../../../parts/registration/contact.tsx'
import { faultsOfRecruiterDraft, type RecruiterDraft, type ReturnedProfile, shapedRecruiter } from './act.ts'
import classes from './profile.module.css'

const t = speak('recruiter-profile', recruiterProfile)

type EditProfileProps = {
  page: string
  /** Whose data it is, and when they last changed. */
  userId: string
  base: string
  initial: RecruiterDraft
  returned: ReturnedProfile | undefined
}

/** A recruiter's own data; it asks before the profile goes back to approval. */
export function EditProfile({ page, userId, base, initial, returned }: EditProfileProps) {
  const form = useForm({
    place: draftPlaces.recruiter(userId),
    base,
    initial,
    returned,
    shape: shapedRecruiter,
    faultsOf: faultsOfRecruiterDraft,
  })
  const { draft, faults, change } = form
  const asking = returned?.asking === true && JSON.stringify(returned.draft) === JSON.stringify(draft)
  const busy = useIsSending()
  return (
    <DraftForm form={form} title={t('form.faults')} className={classes.form}>
      <TextField
        name="name"
        label={t('name')}
        autoComplete="name"
        most={120}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        fault={faults.name}
      />
      <Phones
        phones={draft.phones}
        most={1}
        asksWhatsApp={false}
        faults={faults}
        onChange={(phones) => change({ phones })}
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
    </DraftForm>
  )
}
