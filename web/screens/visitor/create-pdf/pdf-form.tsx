import { candidateFields } from '@trampolim/marketplace/registration/fields.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { createPdf } from '@trampolim/phrases/pt-br/create-pdf.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../design/button.tsx'
import { MaskedField } from '../../../design/masked-field.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { Courses } from '../../../parts/curriculums/form/fields/courses.tsx'
import { CurriculumText } from '../../../parts/curriculums/form/fields/curriculum-text.tsx'
import { DriverLicence } from '../../../parts/curriculums/form/fields/driver-licence.tsx'
import { Experiences } from '../../../parts/curriculums/form/fields/experiences.tsx'
import { Formations } from '../../../parts/curriculums/form/fields/formations.tsx'
import { Languages } from '../../../parts/curriculums/form/fields/languages.tsx'
import { Occupations } from '../../../parts/curriculums/form/fields/occupations.tsx'
import { Salary } from '../../../parts/curriculums/form/fields/salary.tsx'
import { Schooling } from '../../../parts/curriculums/form/fields/schooling.tsx'
import { Technologies } from '../../../parts/curriculums/form/fields/technologies.tsx'
import classes from '../../../parts/curriculums/form/whole-form.module.css'
import { DraftForm, useIsSending } from '../../../parts/form/draft/draft-form.tsx'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { Tick } from '../../../parts/form/tick.tsx'
import { type ReturnedForm, useForm } from '../../../parts/form/use-form.ts'
import { onceAtRest, useOnceAtRest } from '../../../parts/later/once-at-rest.ts'
import { emptyPdf, longestPlace, type PdfDraft, shapedPdf } from './pdf-draft.ts'

const t = speak(createPdf)
const c = speak(phrases)
const words = speak(curriculumForm)
const pdfRules = onceAtRest(() => import('./faults-of-pdf.ts'))

type PdfFormProps = { returned: ReturnedForm<PdfDraft> | undefined; today: Day }

/** The form of a person and their curriculum. The draft is stored only in the tab's session storage, for an hour. */
export function PdfForm({ returned, today }: PdfFormProps) {
  const rules = useOnceAtRest(pdfRules)
  const form = useForm<PdfDraft>({
    draftKey: draftKeys.pdf,
    base: 'new',
    initial: emptyPdf,
    returned,
    shape: shapedPdf,
    faultsOf: rules && ((draft) => rules.faultsOfPdf(draft, { today })),
  })
  const { draft, faults, change, faultsNow } = form
  const busy = useIsSending()
  const items = { faults, faultsNow, onFaults: form.setFaults, open: returned?.open ?? null }
  const text = (name: 'name' | 'email' | 'place') => ({
    name,
    label: t(`fields.${name}`),
    value: draft[name],
    fault: faults[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <DraftForm form={form} title={t('faults')} className={classes.form}>
      <Section id="you" title={t('sections.you')}>
        <TextField {...text('name')} autoComplete="name" most={candidateFields.name.longest} />
        <TextField {...text('email')} type="email" autoComplete="email" optional={t('optional')} />
        <MaskedField
          name="phone"
          mask="phone"
          label={t('fields.phone')}
          autoComplete="tel-national"
          optional={t('optional')}
          value={draft.phone}
          fault={faults.phone}
          onText={(phone) => change({ phone })}
        />
        <TextField {...text('place')} hint={t('fields.placeHint')} optional={t('optional')} most={longestPlace} />
      </Section>
      <Section id="curriculum" title={c('form.sections.curriculum')}>
        <Occupations value={draft.occupations} faults={faults} onChange={(occupations) => change({ occupations })} />
        <CurriculumText name="objective" lines={3} {...{ draft, faults, change }} />
        <CurriculumText name="careerFocus" {...{ draft, faults, change }} />
        <Salary kind="professional" value={draft.salary} faults={faults} onChange={(salary) => change({ salary })} />
        <Tick
          name="allowRemote"
          label={words('objective.remote')}
          value={draft.allowRemote}
          onValue={(allowRemote) => change({ allowRemote })}
        />
      </Section>
      <Section id="experience" title={c('form.sections.experience')}>
        <Experiences {...items} value={draft} onChange={change} />
      </Section>
      <Section id="schooling" title={c('form.sections.schooling')}>
        <Schooling value={draft} faults={faults} onChange={change} />
        <Formations {...items} value={draft.formations} onChange={(formations) => change({ formations })} />
        <Courses value={draft.courses} faults={faults} onChange={(courses) => change({ courses })} />
      </Section>
      <Section id="knowledge" title={c('form.sections.knowledge')}>
        <Languages value={draft.languages} faults={faults} onChange={(languages) => change({ languages })} />
        <Technologies value={draft} faults={faults} onChange={change} />
        <DriverLicence
          value={draft.driverLicence}
          fault={faults.driverLicence}
          onChange={(driverLicence) => change({ driverLicence })}
        />
      </Section>
      <div className={classes.actions}>
        <Button type="submit" name="intent" value="save" look="main" loading={busy}>
          {t('make')}
        </Button>
      </div>
    </DraftForm>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={classes.section} aria-labelledby={`form-${id}`}>
      <h2 id={`form-${id}`}>{title}</h2>
      {children}
    </section>
  )
}
