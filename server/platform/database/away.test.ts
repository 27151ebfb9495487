import { describe, expect, it } from 'vitest'
import { DatabaseAway, isLoss } from './away.ts'

const coded = (code: string) => Object.assign(new Error('said'), { code })

describe('which errors count as a lost database', () => {
  it.each([
    new DatabaseAway(),
    coded('57P01'),
    coded('57P03'),
    coded('08006'),
    coded('53100'),
    coded('53200'),
    coded('53300'),
    coded('ECONNREFUSED'),
    Object.assign(coded('ENOENT'), { syscall: 'connect' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new AggregateError([new Error('anything'), coded('ECONNRESET')]),
    new Error('a worker of the queue failed to stop', { cause: coded('57P01') }),
  ])('%s', (problem) => expect(isLoss(problem)).toBe(true))
  it.each([
    coded('23505'),
    coded('42501'),
    Object.assign(coded('ENOENT'), { syscall: 'open' }),
    new TypeError('x is not a function'),
    new Error('said', { cause: new TypeError('x is not a function') }),
    'text',
    null,
  ])('not %s', (problem) => expect(isLoss(problem)).toBe(false))
})
