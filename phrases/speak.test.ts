import { expect, it } from 'vitest'
import { speak } from './speak.ts'

const t = speak({
  jobs_one: '{{count}} vaga',
  jobs_other: '{{count}} vagas',
  views_zero: 'Ninguém abriu ainda.',
  views_one: '{{count}} pessoa abriu',
  views_other: '{{count}} pessoas abriram',
  form: { title: 'Seus dados, {{name}}' },
})

it('picks the plural by count', () => {
  expect(t('jobs', { count: 1 })).toBe('1 vaga')
  expect(t('jobs', { count: 12 })).toBe('12 vagas')
})

it('treats zero as Portuguese does, or with a text of its own, if there is one', () => {
  expect(t('jobs', { count: 0 })).toBe('0 vaga')
  expect(t('views', { count: 0 })).toBe('Ninguém abriu ainda.')
})

it('speaks of millions, whose plural has no text of its own', () => {
  expect(t('jobs', { count: 1_000_000 })).toBe('1000000 vagas')
})

it('fills a placeholder with the exact value, also if it looks like a pattern or a placeholder', () => {
  expect(t('form.title', { name: "$& $1 {{name}} $'" })).toBe("Seus dados, $& $1 {{name}} $'")
})

it('fills placeholders without escaping them', () => {
  expect(t('form.title', { name: 'Ana & Bia' })).toBe('Seus dados, Ana & Bia')
})

it('ends a sentence with one full stop, also after an abbreviation', () => {
  const due = speak({ told: 'Responda até {{when}}. Obrigada.', until: 'até {{when}}', more: '{{when}}...' })
  expect(due('told', { when: '1º de dez.' })).toBe('Responda até 1º de dez. Obrigada.')
  expect(due('told', { when: '14:30' })).toBe('Responda até 14:30. Obrigada.')
  expect(due('until', { when: '1º de dez.' })).toBe('até 1º de dez.')
  expect(due('more', { when: '1º de dez.' })).toBe('1º de dez....')
})

it.each([
  ['form.asks_for_money', 'Asks for money'],
  ['workAtHome', 'Work at home'],
  ['no-site', 'No site'],
])('says a code without a text in its English words: %s', (key, text) => {
  expect(t(key as 'jobs')).toBe(text)
})
