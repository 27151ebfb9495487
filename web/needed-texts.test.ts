import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { textsFor } from './needed-texts.ts'

const area = {
  title: 'Título',
  count_one: '{{count}} vaga',
  count_other: '{{count}} vagas',
  form: { title: 'Formulário', text: 'Texto', more: { text: 'Mais' } },
  kind: { professional: 'Profissional', internship: 'Estágio' },
}
const moduleWith = (body: string, argument = 'area') => `
  import { area } from './area.ts'
  import { speak } from './speak.ts'
  const t = speak(${argument})
  ${body}
`
const texts = (body: string, argument?: string) =>
  textsFor(parseSync('module.js', moduleWith(body, argument)).program, ({ name }) =>
    name === 'area' ? area : undefined,
  )[0]?.texts

/** A key with a variable part, as a module asks for it. */
const gap = (before: string, after: string) => `t(\`${before}\${each}${after}\`)`

describe('the texts that a module needs', () => {
  it('are those it asks for, with their plurals', () => {
    expect(texts("t('title'); t('count', { count: 2 })")).toEqual({
      title: 'Título',
      count_one: '{{count}} vaga',
      count_other: '{{count}} vagas',
    })
  })

  it('are all that a key with a gap may stand for', () => {
    expect(texts(gap('kind.', ''))).toEqual({ kind: area.kind })
    expect(texts(gap('', '.title'))).toEqual({ form: { title: 'Formulário' } })
  })

  it('are those of both ways of a condition', () => {
    expect(texts("t(open ? 'title' : `form.text`)")).toEqual({ title: 'Título', form: { text: 'Texto' } })
  })

  it('can be asked of a part of an area, and of several', () => {
    expect(texts("t('text')", 'area.form')).toEqual({ text: 'Texto' })
    expect(texts("t('words.text')", '{ words: area.form }')).toEqual({ words: { text: 'Texto' } })
  })

  it.each(['t(key)', 'tell(t)', 'const { say = t } = words', 't()'])('can’t be told: %s', (body) => {
    expect(texts(`t('title'); ${body}`)).toBeUndefined()
  })

  it('aren’t asked for by a property of the same name', () => {
    expect(texts("t('title'); words.t(key); list({ t: 1 })")).toEqual({ title: 'Título' })
  })
})
