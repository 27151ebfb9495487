import { expect, it } from 'vitest'
import { curriculumFields } from '../curriculums/fields.ts'
import { jobFields } from '../jobs/fields.ts'
import { withoutRepeats } from './without-repeats.ts'

const question = { question: 'Tem moto?', type: 'boolean' }
const english = { language: 'ingles', level: 2 }

it('leaves out what a list says twice', () => {
  const job = {
    jobName: 'Padeiro',
    benefits: ['VT', 'VR', 'VT'],
    keywords: ['pão', 'pão'],
    languages: [english, { ...english }, { ...english, level: 3 }],
    questionnaire: [question, { ...question, question: 'Tem moto? ' }, { ...question, question: 'Tem carro?' }],
  }
  expect(withoutRepeats(jobFields, job)).toEqual({
    jobName: 'Padeiro',
    benefits: ['VT', 'VR'],
    keywords: ['pão'],
    languages: [english, { ...english, level: 3 }],
    questionnaire: [question, { ...question, question: 'Tem carro?' }],
  })
  expect(withoutRepeats(curriculumFields, { languages: [english, english] })).toEqual({ languages: [english] })
})

it('keeps equal workplaces, whose vacancies add up', () => {
  const place = { zipCode: '01310100', qty: 1, cityState: 3_550_308 }
  expect(withoutRepeats(jobFields, { workPlaces: [place, place] }).workPlaces).toHaveLength(2)
})
