import { expect, it } from 'vitest'
import { criteriaOf, meanOf } from './scorecards.ts'
import { tidyTag } from './tags.ts'

it('takes the criteria from the job, the same few for everybody', () => {
  const job = { kind: 1, minimumExperience: 0, technologies: [], languages: [], questionnaire: [] } as const
  expect(criteriaOf(job)).toEqual(['experience', 'interview'])
  const technologies = ['excel', 'word', 'sap', 'sql', 'java'].map((technology) => ({ technology }))
  const languages = ['ingles', 'espanhol', 'frances'].map((language) => ({ language }))
  expect(criteriaOf({ ...job, technologies, languages, questionnaire: [{}] })).toEqual([
    'experience',
    ...['technology.excel', 'technology.word', 'technology.sap', 'technology.sql'],
    ...['language.ingles', 'language.espanhol'],
    'answers',
    'interview',
  ])
})

it('scores the experience of interns and apprentices only where the job asks for some', () => {
  const job = { minimumExperience: 0, technologies: [], languages: [], questionnaire: [] } as const
  for (const kind of [2, 3] as const) {
    expect(criteriaOf({ ...job, kind })).toEqual(['interview'])
    expect(criteriaOf({ ...job, kind, minimumExperience: 1 })).toEqual(['experience', 'interview'])
  }
})

it.each([
  [{}, null],
  [{ experience: 5 }, 5],
  [{ experience: 5, interview: 4 }, 4.5],
  [{ experience: 1, interview: 2, answers: 2 }, 1.7],
] as const)('the mean of %o is %s', (ratings, mean) => {
  expect(meanOf(ratings)).toBe(mean)
})

it.each([
  ['  segunda   fase ', 'segunda fase'],
  ['indicação,amigo', 'indicação amigo'],
  [' , ', ''],
])('the tag %o is kept as %o', (written, kept) => {
  expect(tidyTag(written)).toBe(kept)
})
