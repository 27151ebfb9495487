import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { type CurriculumSection, sectionsOf } from '@trampolim/marketplace/curriculums/sections.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumFiles } from '@trampolim/phrases/pt-br/curriculum-files.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Tag } from '../../../design/tag.tsx'
import { DraftForm, useIsSending } from '../../form/draft/draft-form.tsx'
import { draftKeys } from '../../form/draft/draft-keys.ts'
import { versionField } from '../../form/draft/version-field.ts'
import { useForm } from '../../form/use-form.ts'
import { useOnceAtRest } from '../../later/once-at-rest.ts'
import { curriculumRules } from './curriculum-rules.ts'
import { type CurriculumDraft, shapedCurriculum, unkeptOfCurriculum } from './draft.ts'
import type { ReturnedCurriculum } from './save-curriculum.ts'
import { SectionFields } from './section-fields.tsx'
import classes from './whole-form.module.css'

const t = speak(phrases)
const files = speak(curriculumFiles)

type CurriculumFormProps = {
  kind: CurriculumKind
  userId: string
  /** The initial draft and its version: a stored draft of another version is dropped. */
  initial: CurriculumDraft
  base: string
  /** The form as the server returned it. */
  returned: ReturnedCurriculum | undefined
  today: Day
  /** The sections filled in from a file, to be checked. */
  toCheck?: readonly CurriculumSection[]
  /** The page to which 'Cancelar' links. */
  cancel: string
}

/** The whole curriculum on one page. The draft survives a reload; it is submitted whole and returned whole. */
export function CurriculumForm(props: CurriculumFormProps) {
  const { kind, userId, initial, base, returned, today, cancel, toCheck = [] } = props
  const rules = useOnceAtRest(curriculumRules)
  const form = useForm<CurriculumDraft>({
    draftKey: draftKeys.curriculum(kind, userId),
    base,
    initial,
    unkept: unkeptOfCurriculum,
    returned,
    shape: shapedCurriculum,
    faultsOf: rules && ((draft) => rules.faultsBeforeSending(kind, draft, { today })),
  })
  const { draft, faults, change, faultsNow } = form
  const busy = useIsSending()
  // The page may learn of newer versions while somebody types.
  const [began] = useState(base)
  const items = { faults, faultsNow, onFaults: form.setFaults, open: returned?.open ?? null }
  return (
    <DraftForm form={form} title={t('form.summary')} failed={t('form.failed')} className={classes.form}>
      <input type="hidden" name={versionField} value={returned?.version ?? began} />
      {sectionsOf(kind).map((name) => (
        <Section key={name} name={name} toCheck={toCheck}>
          <SectionFields kind={kind} name={name} draft={draft} faults={faults} change={change} items={items} />
        </Section>
      ))}
      <div className={classes.actions}>
        <Button type="submit" name="intent" value="save" look="main" loading={busy}>
          {t('form.save')}
        </Button>
        <ButtonLink look="bare" to={cancel}>
          {t('form.cancel')}
        </ButtonLink>
      </div>
    </DraftForm>
  )
}

type SectionProps = { name: CurriculumSection; toCheck: readonly CurriculumSection[]; children: ReactNode }

function Section({ name, toCheck, children }: SectionProps) {
  return (
    <section className={classes.section} aria-labelledby={`form-${name}`}>
      <h2 id={`form-${name}`}>
        {t(`form.sections.${name}`)} {toCheck.includes(name) && <Tag tone="sun">{files('import.mark')}</Tag>}
      </h2>
      {children}
    </section>
  )
}
