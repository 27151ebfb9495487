import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../design/button.tsx'
import { baseField } from '../../../parts/curriculums/edit/edit-names.ts'
import { type CurriculumDraft, shapedCurriculum } from '../../../parts/curriculums/form/draft.ts'
import { DraftForm, useIsSending } from '../../../parts/form/draft/draft-form.tsx'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { useForm } from '../../../parts/form/use-form.ts'
import { onceAtRest, useOnceAtRest } from '../../../parts/later/once-at-rest.ts'
import { formFieldsOfPart } from '../../../parts/registration/fields-of-part.ts'
import { FirstCurriculum } from '../../../parts/registration/pages/first-curriculum.tsx'
import classes from './complete.module.css'
import type { CurriculumPart } from './faults-of-part.ts'
import type { ReturnedPart } from './save-part.ts'

const t = speak(registration)
const partRules = onceAtRest(() => import('./faults-of-part.ts'))

type PartFormProps = {
  kind: CurriculumKind
  part: CurriculumPart
  userId: string
  /** The stored curriculum, or the form that the server returned. */
  initial: CurriculumDraft
  returned: ReturnedPart | undefined
  /** The links forward and back that don't save. */
  ways: ReactNode
  now: string
}

/** The form of one section of a curriculum, which is saved separately. */
export function PartForm({ kind, part, userId, initial, returned, ways, now }: PartFormProps) {
  const rules = useOnceAtRest(partRules)
  const form = useForm<CurriculumDraft>({
    draftKey: draftKeys.completion(part, kind, userId),
    // Other sections of the curriculum may change meanwhile without a conflict.
    base: JSON.stringify(formFieldsOfPart[part].map((name) => initial[(name === 'fileCV' ? 'file' : name) as never])),
    initial,
    returned,
    shape: shapedCurriculum,
    faultsOf: rules && ((draft) => rules.faultsOfPart({ kind, part }, draft, { now: new Date(now) })),
  })
  const busy = useIsSending()
  return (
    <DraftForm form={form} title={t('faultsTitle')} className={classes.form}>
      <input type="hidden" name={baseField} value={JSON.stringify(returned?.stored ?? initial)} />
      <FirstCurriculum
        page={part}
        kind={kind}
        draft={form.draft}
        faults={form.faults}
        change={form.change}
        faultsNow={form.faultsNow}
        onFaults={form.setFaults}
        open={returned?.open ?? null}
      />
      <div className={classes.actions}>
        <Button type="submit" name="intent" value="save" look="main" size="large" loading={busy}>
          {t('complete.save')}
        </Button>
        {ways}
      </div>
    </DraftForm>
  )
}
