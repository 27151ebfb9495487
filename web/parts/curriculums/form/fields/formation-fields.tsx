import { coursePeriods } from '@trampolim/marketplace/reference/course-periods.ts'
import { courseStatuses } from '@trampolim/marketplace/reference/course-statuses.ts'
import { knowledgeAreas } from '@trampolim/marketplace/reference/knowledge-areas.ts'
import {
  levelsWithKnowledgeArea,
  levelsWithPeriod,
  type Schooling,
  schoolings,
} from '@trampolim/marketplace/reference/schooling.ts'
import { courseShifts } from '@trampolim/marketplace/reference/shifts.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { MaskedField } from '../../../../design/masked-field.tsx'
import { Select } from '../../../../design/select.tsx'
import type { Faults } from '../../../../platform/faults.ts'
import { LookupField } from '../../../lookups/lookup-field.tsx'
import classes from '../curriculum-form.module.css'
import type { FormationDraft } from '../draft.ts'
import { optionsOf } from '../options.ts'

const t = speak(curriculumForm)

type FormationFieldsProps = {
  item: FormationDraft
  name: string
  faults: Faults
  change: (part: Partial<FormationDraft>) => void
}

/** The fields of one item. */
export function FormationFields({ item, name, faults, change }: FormationFieldsProps) {
  const field = (each: keyof FormationDraft) => ({ name: `${name}.${each}`, fault: faults[`${name}.${each}`] })
  const inProgress = item.courseStatus === String(courseStatuses.code.inProgress)
  const asks = (levels: readonly Schooling[]) => inProgress && levels.some((level) => level === item.schoolLevel)
  return (
    <>
      <div className={classes.pair}>
        <Select
          {...field('schoolLevel')}
          label={t('formations.level')}
          placeholder={t('choose')}
          options={optionsOf('schooling', schoolings.codes)}
          value={item.schoolLevel}
          onChange={(event) => change({ schoolLevel: event.currentTarget.value })}
        />
        <Select
          {...field('courseStatus')}
          label={t('formations.status')}
          placeholder={t('choose')}
          options={optionsOf('courseStatus', courseStatuses.codes)}
          value={item.courseStatus}
          onChange={(event) => change({ courseStatus: event.currentTarget.value })}
        />
      </div>
      <LookupField
        {...field('course')}
        kind="course"
        label={t('formations.course')}
        value={item.course}
        onValue={(course) => change({ course })}
      />
      <LookupField
        {...field('nameOfInstitution')}
        kind="institution"
        label={t('formations.institution')}
        value={item.nameOfInstitution}
        onValue={(nameOfInstitution) => change({ nameOfInstitution })}
      />
      {asks(levelsWithPeriod) && (
        <div className={classes.pair}>
          <Select
            {...field('coursePeriod')}
            label={t('formations.period')}
            placeholder={t('choose')}
            options={optionsOf('coursePeriod', coursePeriods.codes.slice(1))}
            value={item.coursePeriod}
            onChange={(event) => change({ coursePeriod: event.currentTarget.value })}
          />
          <Select
            {...field('courseShift')}
            label={t('formations.shift')}
            placeholder={t('choose')}
            options={optionsOf('courseShift', courseShifts.codes)}
            value={item.courseShift}
            onChange={(event) => change({ courseShift: event.currentTarget.value })}
          />
        </div>
      )}
      {asks(levelsWithKnowledgeArea) && (
        <Select
          {...field('knowledgeArea')}
          label={t('formations.area')}
          placeholder={t('choose')}
          options={knowledgeAreas.items.map((area) => ({ value: area.code, text: area.name }))}
          value={item.knowledgeArea}
          onChange={(event) => change({ knowledgeArea: event.currentTarget.value })}
        />
      )}
      <div className={classes.pair}>
        <MaskedField
          {...field('courseStart')}
          mask="month"
          label={t('formations.start')}
          optional={t('optional')}
          placeholder={t('experiences.month')}
          value={item.courseStart}
          onText={(courseStart) => change({ courseStart })}
        />
        <MaskedField
          {...field('courseEnd')}
          mask="month"
          label={inProgress ? t('formations.endExpected') : t('formations.end')}
          optional={t('optional')}
          placeholder={t('experiences.month')}
          value={item.courseEnd}
          onText={(courseEnd) => change({ courseEnd })}
        />
      </div>
    </>
  )
}
