import { tasks } from '@trampolim/phrases/pt-br/tasks.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { FormSummary } from '../../design/form-summary.tsx'
import type { Option } from '../../design/select.tsx'
import type { Faults } from '../../platform/faults.ts'
import { type DraftPlace, useKeptDraft } from '../../platform/kept-draft.ts'
import {
  type OrganizationDraft,
  organizationDraftField,
  shapedOrganization,
} from '../organizations/organization-draft.ts'
import { toldOrganizationFaults } from '../organizations/organization-faults.ts'
import { OrganizationFields } from '../organizations/organization-fields.tsx'
import classes from './tasks.module.css'

const t = speak('tasks', tasks)

type OrganizationFormProps = {
  initial: OrganizationDraft
  asked: readonly string[] | null
  branches: readonly Option[]
  /** Where it waits while it is written, and the review that asks for it. */
  place: DraftPlace
  processId: string
  returned: { draft: OrganizationDraft; faults: Faults } | undefined
  /** Where one goes who corrects it later. */
  later: string
}

/** The correction of an organisation: only what was asked for, kept while it is written. */
export function OrganizationForm(props: OrganizationFormProps) {
  const { initial, asked, branches, place, processId, returned, later } = props
  const [draft, setDraft] = useState(returned?.draft ?? initial)
  useKeptDraft({
    place,
    base: processId,
    draft,
    newer: returned !== undefined,
    shape: shapedOrganization,
    onRestore: setDraft,
  })
  const faults = returned?.faults ?? {}
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={classes.form} noValidate>
      <FormSummary title={t('faults')} faults={toldOrganizationFaults(faults)} />
      <input type="hidden" name={organizationDraftField} value={JSON.stringify(draft)} />
      <OrganizationFields
        draft={draft}
        asked={asked}
        branches={branches}
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
