import { tasks } from '@trampolim/phrases/pt-br/tasks.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { FormSummary } from '../../design/form-summary.tsx'
import type { Faults } from '../../platform/faults.ts'
import { type DraftPlace, useKeptDraft } from '../../platform/kept-draft.ts'
import { faultsTitle, toldFaults } from '../form/told-faults.ts'
import { type ProfileDraft, profileDraftField, shapedProfile } from './profile-draft.ts'
import { ProfileFields } from './profile-fields.tsx'
import classes from './tasks.module.css'

const t = speak('tasks', tasks)

type ProfileFormProps = {
  initial: ProfileDraft
  asked: readonly string[] | null
  recruiter?: boolean
  /** Where it waits while it is written, and the review that asks for it. */
  place: DraftPlace
  processId: string
  returned: { draft: ProfileDraft; faults: Faults } | undefined
  /** Where one goes who corrects it later. */
  later: string
}

/** The correction of a person's own data: only what was asked for, kept while it is written. */
export function ProfileForm({
  initial,
  asked,
  recruiter = false,
  place,
  processId,
  returned,
  later,
}: ProfileFormProps) {
  const [draft, setDraft] = useState(returned?.draft ?? initial)
  useKeptDraft({
    place,
    base: processId,
    draft,
    newer: returned !== undefined,
    shape: shapedProfile,
    onRestore: setDraft,
  })
  const faults = returned?.faults ?? {}
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={classes.form} noValidate>
      <FormSummary title={faultsTitle(faults, t('faults'))} faults={toldFaults(faults)} />
      <input type="hidden" name={profileDraftField} value={JSON.stringify(draft)} />
      <ProfileFields
        draft={draft}
        asked={asked}
        recruiter={recruiter}
        faults={faults}
        change={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      <div className={classes.actions}>
        <Button type="submit" look="main" loading={busy}>
          {t('submit')}
        </Button>
        <ButtonLink to={later} look="bare">
          {t('later')}
        </ButtonLink>
      </div>
    </Form>
  )
}
