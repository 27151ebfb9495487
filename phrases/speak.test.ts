import { expect, it } from 'vitest'
import { speak } from './speak.ts'

const t = speak('speak-test', {
  jobs_one: '{{count}} vaga',
  jobs_other: '{{count}} vagas',
  form: { title: 'Seus dados, {{name}}' },
})

it('picks the plural by count', () => {
  expect(t('jobs', { count: 1 })).toBe('1 vaga')
  expect(t('jobs', { count: 12 })).toBe('12 vagas')
})

it('fills placeholders without escaping them', () => {
  expect(t('form.title', { name: 'Ana & Bia' })).toBe('Seus dados, Ana & Bia')
})
