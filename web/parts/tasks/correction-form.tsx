import { tasks } from '@trampolim/phrases/pt-br/tasks.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ReactNode, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { FormSummary } from '../../design/form-summary.tsx'
import type { Faults } from '../../platform/faults.ts'
import { type DraftPlace, useKeptDraft } from '../../platform/kept-draft.ts'
import { DraftNote } from '../form/draft-note.tsx'
import classes from './tasks.module.css'

const t = speak('tasks', tasks)

/** Where a correction begins, waits and leads. */
export type Correction<Draft> = {
  initial: Draft
  /** Where it waits while it is written, and the review that asks for it. */
  place: DraftPlace
  processId: string
  returned: { draft: Draft; faults: Faults } | undefined
  /** Where one goes who corrects it later. */
  later: string
}

type CorrectionFormProps<Draft> = Correction<Draft> & {
  /** The hidden field that carries the draft. */
  draftField: string
  shape: (value: unknown) => Draft
  /** What of the draft is never kept in the browser. */
  unkept?: readonly (keyof Draft)[]
  /** Faults for the list on top, and its title. */
  told: (faults: Faults) => { title?: string; faults: Faults }
  fields: (form: { draft: Draft; faults: Faults; change: (part: Partial<Draft>) => void }) => ReactNode
}

/** What every correction has: its draft kept while it is written, faults on top, sending it or leaving it for later. */
export function CorrectionForm<Draft extends object>(props: CorrectionFormProps<Draft>) {
  const { initial, place, processId, returned, later, draftField, shape, unkept = [], told, fields } = props
  const [draft, setDraft] = useState(returned?.draft ?? initial)
  const { waiting, discard } = useKeptDraft({
    place,
    base: processId,
    initial,
    unkept,
    draft,
    newer: returned !== undefined,
    shape,
    onDraft: setDraft,
  })
  const faults = returned?.faults ?? {}
  const onTop = told(faults)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={classes.form} noValidate>
      <FormSummary title={onTop.title ?? t('faults')} faults={onTop.faults} />
      <input type="hidden" name={draftField} value={JSON.stringify(draft)} />
      {fields({ draft, faults, change: (part) => setDraft((before) => ({ ...before, ...part })) })}
      <div className={classes.actions}>
        <Button type="submit" look="main" loading={busy}>
          {t('submit')}
        </Button>
        <ButtonLink to={later} look="bare">
          {t('later')}
        </ButtonLink>
      </div>
      <DraftNote waiting={waiting} onDiscard={discard} />
    </Form>
  )
}
