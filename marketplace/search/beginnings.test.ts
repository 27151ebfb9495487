import { describe, expect, it } from 'vitest'
import { beginningsOf } from './beginnings.ts'

describe('phrases by their beginnings', () => {
  const phrases = ['vila mariana', 'vila', 'moema', 'vilar', 'vi', 'vila mariana', 'z']

  it.each(['', 'v', 'vi', 'vila', 'vila ', 'vila mariana', 'vila mariana s', 'a', 'zz'])(
    'are those that a comparison with all of them finds: “%s”',
    (text) => {
      const all = phrases.flatMap((phrase, at) => (phrase.startsWith(text) ? [at] : []))
      expect(beginningsOf(phrases)(text)).toEqual(all)
    },
  )

  it('are none of no phrases', () => {
    expect(beginningsOf([])('a')).toEqual([])
  })
})
