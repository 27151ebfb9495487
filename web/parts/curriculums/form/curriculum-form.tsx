import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumFiles } from '@trampolim/phrases/pt-br/curriculum-files.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Tag } from '../../../design/tag.tsx'
import { DraftForm, useIsSending } from '../../form/draft/draft-form.tsx'
import { draftKeys } from '../../form/draft/draft-keys.ts'
import { Tick } from '../../form/tick.tsx'
import { type ReturnedForm, useForm } from '../../form/use-form.ts'
import { CurriculumFile } from '../curriculum-file.tsx'
import { Apprenticeship } from './apprenticeship.tsx'
import { CareerFocus } from './career-focus.tsx'
import { Courses } from './courses.tsx'
import { type CurriculumDraft, shapedCurriculum, unkeptOfCurriculum } from './draft.ts'
import { DriverLicence } from './driver-licence.tsx'
import { Experiences } from './experiences.tsx'
import { Formations } from './formations.tsx'
import { InternshipCourses } from './internship-courses.tsx'
import { Languages } from './languages.tsx'
import { Objective } from './objective.tsx'
import { Occupations } from './occupations.tsx'
import { Salary } from './salary.tsx'
import { Schooling } from './schooling.tsx'
import { Technologies } from './technologies.tsx'
import { Video } from './video.tsx'
import classes from './whole-form.module.css'
import { faultsBeforeSending } from './write-curriculum.ts'

const t = speak(phrases)
const words = speak(curriculumForm)
const files = speak(curriculumFiles)

type CurriculumFormProps = {
  kind: CurriculumKind
  userId: string
  /** The initial draft and its version: a stored draft of another version is dropped. */
  initial: CurriculumDraft
  base: string
  /** The form as the server returned it. */
  returned: ReturnedForm<CurriculumDraft> | undefined
  today: Day
  /** The sections filled in from a file, to be checked. */
  toCheck?: readonly SectionName[]
  /** The page to which 'Cancelar' links. */
  cancel: string
}

/** The whole curriculum on one page. The draft survives a reload; it is submitted whole and returned whole. */
export function CurriculumForm(props: CurriculumFormProps) {
  const { kind, userId, initial, base, returned, today, cancel, toCheck = [] } = props
  const form = useForm({
    draftKey: draftKeys.curriculum(kind, userId),
    base,
    initial,
    unkept: unkeptOfCurriculum,
    returned,
    shape: shapedCurriculum,
    faultsOf: (draft) => faultsBeforeSending(kind, draft, { today }),
  })
  const { draft, faults, change, faultsNow } = form
  const busy = useIsSending()
  const items = { faults, faultsNow, onFaults: form.setFaults, open: returned?.open ?? null }
  return (
    <DraftForm
      form={form}
      title={t('' in form.summary.faults ? 'form.failed' : 'form.summary')}
      className={classes.form}
    >
      <Section name="curriculum" toCheck={toCheck}>
        <Occupations value={draft.occupations} faults={faults} onChange={(occupations) => change({ occupations })} />
        <Objective value={draft.objective} faults={faults} onChange={(objective) => change({ objective })} />
        <CareerFocus value={draft.careerFocus} faults={faults} onChange={(careerFocus) => change({ careerFocus })} />
        <Salary value={draft.salary} faults={faults} onChange={(salary) => change({ salary })} />
        <Tick
          name="allowRemote"
          label={words('objective.remote')}
          value={draft.allowRemote}
          onValue={(allowRemote) => change({ allowRemote })}
        />
      </Section>
      {kind === 'internship' && (
        <Section name="internship" toCheck={toCheck}>
          <InternshipCourses
            value={draft.internshipCourses}
            faults={faults}
            onChange={(internshipCourses) => change({ internshipCourses })}
          />
        </Section>
      )}
      {kind === 'apprentice' && (
        <Section name="apprentice" toCheck={toCheck}>
          <Apprenticeship value={draft} faults={faults} onChange={change} />
        </Section>
      )}
      <Section name="experience" toCheck={toCheck}>
        <Experiences {...items} value={draft} onChange={change} />
      </Section>
      <Section name="schooling" toCheck={toCheck}>
        <Schooling value={draft} faults={faults} onChange={change} />
        <Formations {...items} value={draft.formations} onChange={(formations) => change({ formations })} />
        <Courses value={draft.courses} faults={faults} onChange={(courses) => change({ courses })} />
      </Section>
      <Section name="knowledge" toCheck={toCheck}>
        <Languages value={draft.languages} faults={faults} onChange={(languages) => change({ languages })} />
        <Technologies value={draft} faults={faults} onChange={change} />
        <DriverLicence
          value={draft.driverLicence}
          fault={faults.driverLicence}
          onChange={(driverLicence) => change({ driverLicence })}
        />
      </Section>
      <Section name="upload" toCheck={toCheck}>
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
    </DraftForm>
  )
}

type SectionName = keyof typeof phrases.form.sections
type SectionProps = { name: SectionName; toCheck: readonly SectionName[]; children: ReactNode }

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
