import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { CurriculumSection } from '@trampolim/marketplace/curriculums/sections.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { curriculumEdit } from '@trampolim/phrases/pt-br/curriculum-edit.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { fieldId } from '../../../design/field.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useIsScripted } from '../../../platform/browser/is-scripted.ts'
import { draftField } from '../../form/draft/draft-field.ts'
import draftForm from '../../form/draft/draft-form.module.css'
import { draftKeys } from '../../form/draft/draft-keys.ts'
import type { ReturnedForm } from '../../form/use-form.ts'
import { useSelfSaving } from '../../form/use-self-saving.ts'
import { useOnceAtRest } from '../../later/once-at-rest.ts'
import { curriculumRules } from '../form/curriculum-rules.ts'
import { type CurriculumDraft, shapedCurriculum } from '../form/draft.ts'
import { SectionFields } from '../form/section-fields.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import classes from './edit.module.css'
import { baseField, sectionField } from './edit-names.ts'
import { SaveState } from './save-state.tsx'
import { faultsOfSection, isSameSection, keptOf } from './section-draft.ts'
import { sendSection } from './send-section.ts'
import type { ShownCurriculum } from './show-curriculum.ts'

const t = speak(curriculumEdit)

type SectionFormProps = {
  kind: CurriculumKind
  section: CurriculumSection
  userId: string
  today: Day
  shown: ShownCurriculum
  /** The form as the server returned it, without JavaScript. */
  returned: (ReturnedForm<CurriculumDraft> & { changedElsewhere: boolean }) | undefined
  onShown: (shown: ShownCurriculum) => void
  /** Called once everything is saved and the person is finished. */
  onDone: () => void
}

/** The fields of the open section, which save themselves; without JavaScript a button saves them. */
export function SectionForm({ kind, section, userId, today, shown, returned, onShown, onDone }: SectionFormProps) {
  const isScripted = useIsScripted()
  const rules = useOnceAtRest(curriculumRules)
  const form = useSelfSaving<CurriculumDraft>({
    draftKey: draftKeys.curriculumSection(section, kind, userId),
    stored: shown.draft,
    returned,
    kept: (draft) => keptOf(section, draft),
    shape: shapedCurriculum,
    isSame: (one, other) => isSameSection(section, one, other),
    faultsOf: rules && ((draft) => faultsOfSection(section, rules.faultsBeforeSending(kind, draft, { today }))),
    send: async (sent) => {
      const { shown: now, ...answer } = await sendSection({ kind, section }, sent)
      onShown(now)
      return { ...answer, stored: now.draft }
    },
  })
  const { draft, faults, saving } = form
  const [finishing, setFinishing] = useState(false)
  const finish = async (event: FormEvent) => {
    event.preventDefault()
    setFinishing(true)
    const { done, faulty } = await form.finish()
    setFinishing(false)
    if (done) return onDone()
    const [first] = faulty
    if (first) requestAnimationFrame(() => document.getElementById(fieldId(first))?.focus())
  }
  const isChangedThere = saving.is === 'changed' || (saving.is === 'quiet' && returned?.changedElsewhere === true)
  return (
    <Form
      method="post"
      noValidate
      className={classNames(draftForm.form, classes.form)}
      onSubmit={finish}
      onBlur={form.onBlur}
    >
      <input type="hidden" name={sectionField} value={section} />
      <input type="hidden" name={draftField} value={JSON.stringify(draft)} />
      <input type="hidden" name={baseField} value={JSON.stringify(shown.draft)} />
      {/* Enter in a field presses the first button of a form. */}
      <button type="submit" name="intent" value="save" className="unseen" tabIndex={-1} aria-hidden="true" />
      {faults[''] && (
        <Notice tone="danger" live>
          {faults['']}
        </Notice>
      )}
      {isChangedThere && (
        <ChangedElsewhere
          lines={shown.sections.find(({ name }) => name === section)?.lines ?? []}
          onMine={form.keepMine}
          onTheirs={() => form.takeTheirs(shown.draft)}
        />
      )}
      <SectionFields
        kind={kind}
        name={section}
        draft={draft}
        faults={faults}
        change={form.change}
        items={{ faults, faultsNow: form.faultsNow, onFaults: form.setFaults, open: returned?.open ?? null }}
      />
      <div className={classes.actions}>
        <Button type="submit" name="intent" value="save" look="main" loading={finishing}>
          {t(isScripted ? 'done' : 'save')}
        </Button>
        {isScripted && form.isChanged && (
          <Button look="bare" onClick={form.undo}>
            {t('undo')}
          </Button>
        )}
        <SaveState saving={saving} onRetry={form.retry} />
      </div>
    </Form>
  )
}
