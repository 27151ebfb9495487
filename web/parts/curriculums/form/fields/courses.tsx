import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Suggest } from '../../../../design/suggest.tsx'
import type { Faults } from '../../../../platform/faults.ts'
import { onceAtRest, useOnceAtRest } from '../../../later/once-at-rest.ts'

const t = speak(curriculumForm)
const knownCourses = onceAtRest(() => import('./suggest-courses.ts'))

type CoursesProps = { value: string; faults: Faults; onChange: (courses: string) => void }

/** Professional courses by their names, without school or dates. */
export function Courses({ value, faults, onChange }: CoursesProps) {
  const tooLong = Object.keys(faults).find((field) => field.startsWith('courses.'))
  const known = useOnceAtRest(knownCourses)
  const suggestions = known?.suggestCourses(value) ?? []
  return (
    <Suggest
      name="courses"
      label={t('courses.label')}
      hint={t('courses.hint')}
      optional={t('optional')}
      value={value}
      suggestions={suggestions}
      status={t('suggestions', { count: suggestions.length })}
      onText={onChange}
      onPick={({ text }) => known && onChange(known.withCourse(value, text))}
      fault={faults.courses ?? (tooLong && faults[tooLong])}
    />
  )
}
