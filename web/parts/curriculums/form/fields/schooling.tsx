import { courseStatuses } from '@trampolim/marketplace/reference/course-statuses.ts'
import { schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Select } from '../../../../design/select.tsx'
import type { Faults } from '../../../../platform/faults.ts'
import classes from '../curriculum-form.module.css'
import type { CurriculumDraft } from '../draft.ts'
import { optionsOf } from '../options.ts'

const t = speak(curriculumForm)

/** Levels that a person can have; a free course isn't one, and 'mestrado ou doutorado' is for requirements only. */
const levels = schoolings.codes.filter((code) => code !== 'EXTRA_COURSE' && code !== 'MASTER_DOCTOR')

type SchoolingProps = {
  value: Pick<CurriculumDraft, 'schoolLevel' | 'schoolLevelStatus'>
  faults: Faults
  onChange: (part: Partial<Pick<CurriculumDraft, 'schoolLevel' | 'schoolLevelStatus'>>) => void
}

/** The highest level of schooling, and whether it is complete. */
export function Schooling({ value, faults, onChange }: SchoolingProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('schooling.legend')}</legend>
      <div className={classes.pair}>
        <Select
          name="schoolLevel"
          label={t('schooling.level')}
          placeholder={t('choose')}
          options={optionsOf('schooling', value.schoolLevel === 'MASTER_DOCTOR' ? schoolings.codes : levels)}
          value={value.schoolLevel}
          onChange={(event) => onChange({ schoolLevel: event.currentTarget.value })}
          fault={faults.schoolLevel}
        />
        <Select
          name="schoolLevelStatus"
          label={t('schooling.status')}
          placeholder={t('choose')}
          options={optionsOf('courseStatus', courseStatuses.codes)}
          value={value.schoolLevelStatus}
          onChange={(event) => onChange({ schoolLevelStatus: event.currentTarget.value })}
          fault={faults.schoolLevelStatus}
        />
      </div>
    </fieldset>
  )
}
