import type { Day } from '@trampolim/marketplace/time/days.ts'
import { candidateProfile } from '@trampolim/phrases/pt-br/candidate-profile.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { askingFor, ConfirmEdit } from '../../../parts/accounts/confirm-edit.tsx'
import { LockedEdit } from '../../../parts/accounts/locked-edit.tsx'
import classes from '../../../parts/accounts/own-account.module.css'
import { confirmIntent, type ReturnedEdit } from '../../../parts/accounts/phone/phone-proof.ts'
import { DraftForm } from '../../../parts/form/draft/draft-form.tsx'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { versionField } from '../../../parts/form/draft/version-field.ts'
import { useForm } from '../../../parts/form/use-form.ts'
import { onceAtRest, useOnceAtRest } from '../../../parts/later/once-at-rest.ts'
import { ProfileFields } from '../../../parts/tasks/profile-fields.tsx'
import { type CandidateDraft, editedFields, shapedCandidate } from './candidate-draft.ts'

const t = speak(candidateProfile)
const profileRules = onceAtRest(() => import('./write-candidate.ts'))

type EditPersonalDataProps = {
  page: string
  userId: string
  initial: CandidateDraft
  /** When the data was last changed. */
  version: string
  returned: ReturnedEdit<CandidateDraft> | undefined
  /** The page of the correction that a review requested, if any. */
  task: string | null
  /** Today's date in São Paulo. */
  today: Day
  demo: boolean
}

/** The form of a candidate's personal data. It asks for confirmation before the profile returns to review. */
export function EditPersonalData({
  page,
  userId,
  initial,
  version,
  returned,
  task,
  today,
  demo,
}: EditPersonalDataProps) {
  const rules = useOnceAtRest(profileRules)
  const form = useForm<CandidateDraft>({
    draftKey: draftKeys.candidate(userId),
    base: JSON.stringify({ ...initial, pcdData: null }),
    initial,
    // Health data is never stored in a browser.
    unkept: ['pcdData'],
    returned,
    shape: shapedCandidate,
    faultsOf: rules && ((draft) => rules.faultsOfCandidateDraft(draft, { today })),
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
      <ProfileFields draft={draft} asked={editedFields} faults={faults} change={change} />
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
