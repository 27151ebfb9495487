import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Faults } from '../../platform/faults.ts'

const t = speak('curriculum-form', curriculumForm)

/** What each field is called, by the list it stands in and its own name. */
const labels: Readonly<Record<string, Parameters<typeof t>[0]>> = {
  objective: 'objective.label',
  salary: 'salary.label',
  schoolLevel: 'schooling.level',
  schoolLevelStatus: 'schooling.status',
  additionalExperiences: 'experiences.additional',
  videoUrl: 'video.label',
  fileCV: 'file.label',
  'occupations.cbo': 'occupations.title',
  'occupations.yearsOfExperience': 'occupations.years',
  'experiences.companyName': 'experiences.company',
  'experiences.occupation': 'experiences.occupation',
  'experiences.startDate': 'experiences.start',
  'experiences.exitDate': 'experiences.end',
  'experiences.salary': 'experiences.salary',
  'experiences.description': 'experiences.description',
  'formations.schoolLevel': 'formations.level',
  'formations.course': 'formations.course',
  'formations.nameOfInstitution': 'formations.institution',
  'formations.courseStatus': 'formations.status',
  'formations.coursePeriod': 'formations.period',
  'formations.courseShift': 'formations.shift',
  'formations.knowledgeArea': 'formations.area',
  'formations.courseStart': 'formations.start',
  'formations.courseEnd': 'formations.end',
  'languages.language': 'languages.language',
  'languages.level': 'languages.level',
  'technologies.technology': 'technologies.technology',
  'technologies.yearsOfExperience': 'technologies.level',
}

/** Faults as the summary says them: each with the name of its field, since many read alike. */
export function namedFaults(faults: Faults): Faults {
  return Object.fromEntries(
    Object.entries(faults).map(([field, text]) => {
      const label = labels[field.replace(/\.\d+/, '')]
      return [field, label ? `${t(label)}: ${text}` : text]
    }),
  )
}
