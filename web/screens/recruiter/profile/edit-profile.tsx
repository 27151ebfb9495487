import { recruiterFields } from '@trampolim/marketplace/registration/fields.ts'
import { mostRecruiterPhones } from '@trampolim/marketplace/registration/phones.ts'
import { recruiterProfile } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { TextField } from '../../../design/text-field.tsx'
import { askingFor, ConfirmEdit } from '../../../parts/accounts/confirm-edit.tsx'
import { LockedEdit } from '../../../parts/accounts/locked-edit.tsx'
import classes from '../../../parts/accounts/own-account.module.css'
import { confirmIntent, type ReturnedEdit } from '../../../parts/accounts/phone/phone-proof.ts'
import { DraftForm } from '../../../parts/form/draft/draft-form.tsx'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { versionField } from '../../../parts/form/draft/version-field.ts'
import { useForm } from '../../../parts/form/use-form.ts'
import { onceAtRest, useOnceAtRest } from '../../../parts/later/once-at-rest.ts'
import { Phones } from '../../../parts/registration/pages/phones.tsx'
import { type RecruiterDraft, shapedRecruiter } from './recruiter-draft.ts'

const t = speak(recruiterProfile)
const profileRules = onceAtRest(() => import('./faults-of-recruiter.ts'))

type EditProfileProps = {
  page: string
  userId: string
  base: string
  initial: RecruiterDraft
  /** When the data was last changed. */
  version: string
  returned: ReturnedEdit<RecruiterDraft> | undefined
  /** The page of the correction that a review requested, if any. */
  task: string | null
  demo: boolean
}

/** The form of a recruiter's personal data. It asks for confirmation before the profile returns to review. */
export function EditProfile({ page, userId, base, initial, version, returned, task, demo }: EditProfileProps) {
  const rules = useOnceAtRest(profileRules)
  const form = useForm({
    draftKey: draftKeys.recruiter(userId),
    base,
    initial,
    returned,
    shape: shapedRecruiter,
    faultsOf: rules?.faultsOfRecruiterDraft,
  })
  const { draft, faults, change } = form
  const asking = askingFor(returned, draft)
  // The page may learn of newer versions while somebody types.
  const [began] = useState(version)
  return (
    <DraftForm form={form} title={t('form.faults')} main={asking ? confirmIntent : 'save'} className={classes.form}>
      <input type="hidden" name={versionField} value={returned?.version ?? began} />
      {returned?.locked && (
        <LockedEdit inReview={t('form.unsent.review')} toCorrect={t('form.unsent.toCorrect')} task={task} />
      )}
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
      <ConfirmEdit
        asking={asking}
        isSent={returned?.isSent ?? false}
        resent={returned?.resent}
        destination={draft.phoneVerification.destination}
        faults={faults}
        page={page}
        demo={demo}
        note={t('form.note')}
        ask={t('form.ask')}
      />
    </DraftForm>
  )
}
