import type { Day } from '@trampolim/marketplace/time/days.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { FormSummary } from '../../design/form-summary.tsx'
import { Notice } from '../../design/notice.tsx'
import type { Faults } from '../../platform/faults.ts'
import { useKeptDraft } from '../../platform/kept-draft.ts'
import { DraftNote } from '../form/draft-note.tsx'
import { Tick } from '../form/tick.tsx'
import { faultsTitle, toldFaults } from '../form/told-faults.ts'
import { CurriculumFile } from './curriculum-file.tsx'
import { type CurriculumDraft, draftField, shapedCurriculum } from './draft.ts'
import { curriculumDraft } from './draft-place.ts'
import { Experiences } from './experiences.tsx'
import { Formations } from './formations.tsx'
import { Languages } from './languages.tsx'
import { Objective } from './objective.tsx'
import { Occupations } from './occupations.tsx'
import type { OfferedKind } from './offered.ts'
import { Salary } from './salary.tsx'
import type { ReturnedForm } from './save-curriculum.ts'
import { Schooling } from './schooling.tsx'
import { Technologies } from './technologies.tsx'
import { Video } from './video.tsx'
import classes from './whole-form.module.css'
import { faultsOfDraft } from './write-curriculum.ts'

const t = speak('curriculum', phrases)
const words = speak('curriculum-form', curriculumForm)

type CurriculumFormProps = {
  kind: OfferedKind
  userId: string
  /** What the form begins from, and its version: a kept draft of another one is forgotten. */
  initial: CurriculumDraft
  base: string
  /** The form as the server gave it back. */
  returned: ReturnedForm | undefined
  today: Day
  /** Where 'Cancelar' leads. */
  cancel: string
}

/** The whole curriculum on one page. What is typed survives a reload; it is sent whole and comes back whole. */
export function CurriculumForm({ kind, userId, initial, base, returned, today, cancel }: CurriculumFormProps) {
  const [first] = useState(returned?.draft ?? initial)
  const [draft, setDraft] = useState(first)
  const [faults, setFaults] = useState<Faults>(returned?.faults ?? {})
  const { restored, waiting, discard } = useKeptDraft({
    place: curriculumDraft(kind, userId),
    base,
    initial,
    draft,
    newer: returned !== undefined,
    shape: shapedCurriculum,
    onDraft: setDraft,
  })
  useEffect(() => {
    if (returned) setFaults(returned.faults)
  }, [returned])
  const busy = useNavigation().formData?.has(draftField) ?? false
  const change = (part: Partial<CurriculumDraft>) => setDraft((before) => ({ ...before, ...part }))
  const faultsNow = () => faultsOfDraft(kind, draft, { today })
  const startAnew = () => {
    discard()
    setFaults({})
  }
  const items = { faults, faultsNow, onFaults: setFaults, open: returned?.open ?? null }
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className={classes.form}
      onSubmit={(event) => {
        const found = faultsNow()
        setFaults(found)
        if (Object.keys(found).length > 0) event.preventDefault()
      }}
    >
      <input type="hidden" name={draftField} value={JSON.stringify(draft)} />
      {/* Enter in a field presses the first button of a form. */}
      <button type="submit" name="intent" value="save" className="unseen" tabIndex={-1} aria-hidden="true" />
      {restored && (
        <Notice
          title={t('form.restored')}
          live
          actions={
            <Button size="small" onClick={startAnew}>
              {t('form.discard')}
            </Button>
          }
        >
          {t('form.restoredText')}
        </Notice>
      )}
      <FormSummary
        title={faultsTitle(faults, t('' in faults ? 'form.failed' : 'form.summary'))}
        faults={toldFaults(faults)}
      />
      <Section name="curriculum">
        <Occupations value={draft.occupations} faults={faults} onChange={(occupations) => change({ occupations })} />
        <Objective value={draft.objective} faults={faults} onChange={(objective) => change({ objective })} />
        <Salary value={draft.salary} faults={faults} onChange={(salary) => change({ salary })} />
        <Tick
          name="allowRemote"
          label={words('objective.remote')}
          value={draft.allowRemote}
          onValue={(allowRemote) => change({ allowRemote })}
        />
      </Section>
      <Section name="experience">
        <Experiences {...items} value={draft} onChange={change} />
      </Section>
      <Section name="schooling">
        <Schooling value={draft} faults={faults} onChange={change} />
        <Formations {...items} value={draft.formations} onChange={(formations) => change({ formations })} />
      </Section>
      <Section name="knowledge">
        <Languages value={draft.languages} faults={faults} onChange={(languages) => change({ languages })} />
        <Technologies value={draft} faults={faults} onChange={change} />
      </Section>
      <Section name="upload">
        <CurriculumFile value={draft.file} faults={faults} onChange={(file) => change({ file })} />
        <Video value={draft.videoUrl} faults={faults} onChange={(videoUrl) => change({ videoUrl })} />
      </Section>
      <div className={classes.actions}>
        <Button type="submit" name="intent" value="save" look="main" loading={busy}>
          {t('form.save')}
        </Button>
        <ButtonLink look="bare" to={cancel}>
          {t('form.cancel')}
        </ButtonLink>
      </div>
      <DraftNote waiting={waiting} onDiscard={startAnew} />
    </Form>
  )
}

function Section({ name, children }: { name: keyof typeof phrases.form.sections; children: ReactNode }) {
  return (
    <section className={classes.section} aria-labelledby={`form-${name}`}>
      <h2 id={`form-${name}`}>{t(`form.sections.${name}`)}</h2>
      {children}
    </section>
  )
}
