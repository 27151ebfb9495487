import { isExperienceOnlyDesired } from '@trampolim/marketplace/jobs/public-view.ts'
import { type MinimumExperience, minimumExperiences } from '@trampolim/marketplace/reference/experience.ts'
import type { JobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import { knowledgeAreas } from '@trampolim/marketplace/reference/knowledge-areas.ts'
import { levelsWithKnowledgeArea, type Schooling, schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { jobFieldLabelsOf, jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Notice } from '../../../design/notice.tsx'
import { Select } from '../../../design/select.tsx'
import { Rows } from '../../form/lists/rows.tsx'
import { Tick } from '../../form/tick.tsx'
import { restingFields } from '../../later/resting-fields.tsx'
import { LookupField } from '../../lookups/lookup-field.tsx'
import { blankItems, type SchoolLevelDraft } from '../draft/draft.ts'
import type { JobPartProps } from './job-part-props.ts'
import { JobText } from './job-text.tsx'
import { labelOf, optionsOf, optionsOfItems } from './options.ts'

const t = speak(jobForm)
const Knowledge = restingFields('job-knowledge', async () => (await import('./knowledge.tsx')).Knowledge)
const mostLevels = 10
/** Levels that don't ask for a course. */
const withoutCourse: readonly string[] = ['', 'GRADE_SCHOOL_TRADITIONAL', 'HIGH_SCHOOL_GENERAL']

/** The fields on experience, schooling and knowledge. */
export function WhoFits(props: JobPartProps) {
  const { draft, faults, change } = props
  const minimum = Number(draft.minimumExperience) as MinimumExperience
  const time = labelOf('minimumExperience', minimum)
  return (
    <>
      <Select
        name="minimumExperience"
        label={labels.minimumExperience}
        options={optionsOf('minimumExperience', minimumExperiences.codes)}
        value={draft.minimumExperience}
        onChange={(event) => change({ minimumExperience: event.currentTarget.value })}
        fault={faults.minimumExperience}
      />
      {isExperienceOnlyDesired(minimum) && (
        <Notice title={t('people.experienceDesired')} live>
          {t('people.experienceDesiredText', { time })}
        </Notice>
      )}
      {minimum > 0 && <JobText {...props} name="experiences" lines={3} />}
      <Tick
        name="firstJob"
        label={jobFieldLabelsOf(Number(draft.jobSpecificType) as JobSpecificType).firstJob}
        value={draft.firstJob}
        onValue={(firstJob) => change({ firstJob })}
      />
      {(draft.jobSpecificType === '1' || draft.schoolLevels.length > 0) && <SchoolLevels {...props} />}
      <Knowledge {...props} />
    </>
  )
}

function SchoolLevels({ draft, faults, change }: JobPartProps) {
  return (
    <Rows
      list="schoolLevels"
      legend={labels.schoolLevels}
      hint={t('people.schoolingHint')}
      fault={faults.schoolLevels}
      addText={t('people.addSchooling')}
      items={draft.schoolLevels}
      blank={blankItems.schoolLevels as SchoolLevelDraft}
      onChange={(schoolLevels) => change({ schoolLevels })}
      nameOf={({ schooling }) =>
        schooling ? t('people.schoolingItem', { name: labelOf('schooling', schooling) }) : t('people.schoolingBlank')
      }
      most={mostLevels}
    >
      {({ item, name, change: changeRow }) => (
        <>
          <Select
            name={`${name}.schooling`}
            label={t('people.level')}
            placeholder={t('choose')}
            options={optionsOf('schooling', schoolings.codes)}
            value={item.schooling}
            onChange={(event) => changeRow({ schooling: event.currentTarget.value })}
            fault={faults[`${name}.schooling`]}
          />
          {levelsWithKnowledgeArea.includes(item.schooling as Schooling) ? (
            <Select
              name={`${name}.knowledgeArea`}
              label={t('people.knowledgeArea')}
              optional={t('optional')}
              placeholder={t('choose')}
              options={optionsOfItems(knowledgeAreas.items)}
              value={item.knowledgeArea}
              onChange={(event) => changeRow({ knowledgeArea: event.currentTarget.value })}
              fault={faults[`${name}.knowledgeArea`]}
            />
          ) : (
            !withoutCourse.includes(item.schooling) && (
              <LookupField
                kind="course"
                name={`${name}.courseSchooling`}
                label={t('people.course')}
                optional={t('optional')}
                most={160}
                value={item.courseSchooling}
                onValue={(courseSchooling) => changeRow({ courseSchooling })}
                fault={faults[`${name}.courseSchooling`]}
              />
            )
          )}
        </>
      )}
    </Rows>
  )
}
