import { curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import { internshipPeriods } from '@trampolim/marketplace/reference/course-periods.ts'
import { internshipLevels } from '@trampolim/marketplace/reference/internship-levels.ts'
import { courseShifts } from '@trampolim/marketplace/reference/shifts.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { MaskedField } from '../../../../design/masked-field.tsx'
import { Select } from '../../../../design/select.tsx'
import type { Faults } from '../../../../platform/faults.ts'
import { Rows } from '../../../form/lists/rows.tsx'
import { Tick } from '../../../form/tick.tsx'
import { LookupField } from '../../../lookups/lookup-field.tsx'
import classes from '../curriculum-form.module.css'
import { blankItems, type InternshipCourseDraft } from '../draft.ts'
import { optionsOf } from '../options.ts'

const t = speak(curriculumForm)
const { of: fields, most } = curriculumFields.internshipCourses
const levels = internshipLevels.items.map(({ code, name }) => ({ value: code, text: name }))

type InternshipCoursesProps = {
  value: InternshipCourseDraft[]
  faults: Faults
  onChange: (courses: InternshipCourseDraft[]) => void
}

/** The courses that entitle a person to an internship, at least one (Lei 11.788/2008, art. 1). */
export function InternshipCourses({ value, faults, onChange }: InternshipCoursesProps) {
  return (
    <Rows
      list="internshipCourses"
      legend={t('internshipCourses.legend')}
      hint={t('internshipCourses.hint')}
      addText={t('internshipCourses.add')}
      items={value}
      blank={blankItems.internshipCourses as InternshipCourseDraft}
      fault={faults.internshipCourses}
      onChange={onChange}
      nameOf={({ course }) => (course ? t('internshipCourses.item', { name: course }) : t('internshipCourses.blank'))}
      most={most}
      atLeastOne
      look="block"
    >
      {({ item, name, change }) => <CourseFields {...{ item, name, change, faults }} />}
    </Rows>
  )
}

type CourseFieldsProps = {
  item: InternshipCourseDraft
  name: string
  faults: Faults
  change: (part: Partial<InternshipCourseDraft>) => void
}

function CourseFields({ item, name, faults, change }: CourseFieldsProps) {
  const field = (each: keyof InternshipCourseDraft) => ({ name: `${name}.${each}`, fault: faults[`${name}.${each}`] })
  return (
    <>
      <LookupField
        {...field('course')}
        kind="course"
        label={t('internshipCourses.course')}
        most={fields.course.longest}
        value={item.course}
        onValue={(course) => change({ course })}
      />
      <Select
        {...field('schoolLevel')}
        label={t('internshipCourses.level')}
        placeholder={t('choose')}
        options={levels}
        value={item.schoolLevel}
        onChange={(event) => change({ schoolLevel: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <LookupField
          {...field('nameOfInstitution')}
          kind="institution"
          label={t('internshipCourses.institution')}
          most={fields.nameOfInstitution.longest}
          value={item.nameOfInstitution}
          onValue={(nameOfInstitution) => change({ nameOfInstitution })}
        />
        <LookupField
          kind="cityState"
          name={`${name}.institutionCity`}
          id={`field-${name}.institutionCityState`}
          label={t('internshipCourses.city')}
          hint={item.institutionCityState === '' && item.institutionCity !== '' && t('internshipCourses.cityHint')}
          value={item.institutionCity}
          onValue={(institutionCity, institutionCityState) => change({ institutionCity, institutionCityState })}
          fault={faults[`${name}.institutionCityState`]}
        />
      </div>
      <div className={classes.pair}>
        <Select
          {...field('coursePeriod')}
          label={t('internshipCourses.period')}
          placeholder={t('choose')}
          options={optionsOf('coursePeriod', internshipPeriods.codes.slice(1))}
          value={item.coursePeriod}
          onChange={(event) => change({ coursePeriod: event.currentTarget.value })}
        />
        <Select
          {...field('courseShift')}
          label={t('internshipCourses.shift')}
          placeholder={t('choose')}
          options={optionsOf('courseShift', courseShifts.codes)}
          value={item.courseShift}
          onChange={(event) => change({ courseShift: event.currentTarget.value })}
        />
      </div>
      <div className={classes.pair}>
        <MaskedField
          {...field('courseStart')}
          mask="month"
          label={t('internshipCourses.start')}
          optional={t('optional')}
          placeholder={t('experiences.month')}
          value={item.courseStart}
          onText={(courseStart) => change({ courseStart })}
        />
        <MaskedField
          {...field('courseEnd')}
          mask="month"
          label={t('internshipCourses.end')}
          optional={t('optional')}
          placeholder={t('experiences.month')}
          value={item.courseEnd}
          onText={(courseEnd) => change({ courseEnd })}
        />
      </div>
      <Tick
        name={`${name}.imRegisteredInThisCourse`}
        label={t('internshipCourses.registered')}
        value={item.imRegisteredInThisCourse}
        onValue={(imRegisteredInThisCourse) => change({ imRegisteredInThisCourse })}
      />
    </>
  )
}
