import { internshipPeriods } from '@trampolim/marketplace/reference/course-periods.ts'
import { internshipLevels } from '@trampolim/marketplace/reference/internship-levels.ts'
import { jobShifts } from '@trampolim/marketplace/reference/shifts.ts'
import { jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Select } from '../../../design/select.tsx'
import { Rows } from '../../form/lists/rows.tsx'
import { Tick } from '../../form/tick.tsx'
import { LookupField } from '../../lookups/lookup-field.tsx'
import { blankItems, type CoursePanelDraft } from '../draft/draft.ts'
import classes from '../job-form.module.css'
import type { JobPartProps } from './job-part-props.ts'
import { optionsOf, optionsOfItems } from './options.ts'

const t = speak(jobForm)
const mostPanels = 20

/** The courses from which an internship accepts people, and whether it is paid. */
export function Internship({ draft, faults, change }: JobPartProps) {
  return (
    <>
      <Rows
        list="coursesPanel"
        legend={labels.coursesPanel}
        hint={t('internship.coursesHint')}
        fault={faults.coursesPanel}
        addText={t('internship.add')}
        items={draft.coursesPanel}
        blank={blankItems.coursesPanel as CoursePanelDraft}
        onChange={(coursesPanel) => change({ coursesPanel })}
        nameOf={({ internshipCourse: name }) => (name ? t('internship.item', { name }) : t('internship.blank'))}
        most={mostPanels}
        look="block"
      >
        {({ item, name, change: changeRow }) => (
          <>
            <div className={classes.besideTools}>
              <LookupField
                kind="course"
                name={`${name}.internshipCourse`}
                label={t('internship.course')}
                most={160}
                value={item.internshipCourse}
                onValue={(internshipCourse) => changeRow({ internshipCourse })}
                fault={faults[`${name}.internshipCourse`]}
              />
            </div>
            <Select
              name={`${name}.internshipSchoolLevel`}
              label={t('internship.level')}
              placeholder={t('choose')}
              options={optionsOfItems(internshipLevels.items)}
              value={item.internshipSchoolLevel}
              onChange={(event) => changeRow({ internshipSchoolLevel: event.currentTarget.value })}
              fault={faults[`${name}.internshipSchoolLevel`]}
            />
            <div className={classes.pairAlways}>
              <Select
                name={`${name}.minCoursePeriod`}
                label={t('internship.period')}
                placeholder={t('choose')}
                options={optionsOf('coursePeriod', internshipPeriods.codes)}
                value={item.minCoursePeriod}
                onChange={(event) => changeRow({ minCoursePeriod: event.currentTarget.value })}
                fault={faults[`${name}.minCoursePeriod`]}
              />
              <Select
                name={`${name}.shiftCourse`}
                label={t('internship.shift')}
                placeholder={t('choose')}
                options={optionsOf('jobShift', jobShifts.codes)}
                value={item.shiftCourse}
                onChange={(event) => changeRow({ shiftCourse: event.currentTarget.value })}
                fault={faults[`${name}.shiftCourse`]}
              />
            </div>
          </>
        )}
      </Rows>
      <Tick
        name="acceptOtherCourses"
        label={labels.acceptOtherCourses}
        value={draft.acceptOtherCourses}
        onValue={(acceptOtherCourses) => change({ acceptOtherCourses })}
      />
      <Tick
        name="dontHaveInternshipSalary"
        label={labels.dontHaveInternshipSalary}
        hint={t('internship.unpaidHint')}
        value={draft.dontHaveInternshipSalary}
        onValue={(dontHaveInternshipSalary) => change({ dontHaveInternshipSalary })}
      />
    </>
  )
}
