import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { openLog } from './log.ts'
import { plainError, plainText } from './plain-error.ts'

const person = { name: 'Ana Souza', email: 'ana@exemplo.com.br', cpf: '529.982.247-25', phone: '11987654321' }

/** Returns the line that a failure writes to the log. */
function lineOf(err: unknown): string {
  const lines: string[] = []
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  openLog('info', { to }).error({ err, requestId: 'an id' }, 'a call failed')
  return lines.join('')
}

function thrownBy(act: () => unknown): unknown {
  try {
    return act()
  } catch (problem) {
    return problem
  }
}

describe('a failure in the log', () => {
  it.each([
    [
      'a constraint',
      Object.assign(new Error('duplicate key value violates unique constraint "account_email"'), {
        ...{ name: 'error', code: '23505', severity: 'ERROR', table: 'account', constraint: 'account_email' },
        ...{ detail: `Key (email)=(${person.email}) already exists.`, where: person.name, routine: '_bt_check_unique' },
      }),
    ],
    [
      'a value',
      Object.assign(new Error(`invalid input syntax for type date: ${person.name}`), { routine: 'x', code: '22007' }),
    ],
    ['what is no JSON', thrownBy(() => JSON.parse(`{"name":"${person.name}","cpf":${person.cpf}}`))],
    ['a letter', Object.assign(new Error(`550 5.1.1 <${person.email}>: unknown`), { rejected: [person.email] })],
    ['an address', new Error(`No route matches /take-action?id=${person.phone}`)],
    ['a cause', new Error('the call failed', { cause: new TypeError(`'${person.name}' is no date`) })],
    ['several', new AggregateError([new Error(`${person.phone} is busy`)], 'all failed')],
    [
      'what was validated',
      Object.assign(new Error('invalid'), {
        data: person,
        issues: [{ code: 'too_big', path: ['name'], input: person.name }],
      }),
    ],
    ['what is no error', person],
  ])('contains no personal data of %s', (_what, problem) => {
    const line = lineOf(problem)
    expect(Object.values(person).filter((value) => line.includes(value))).toEqual([])
    expect(line).toContain('an id')
  })

  it('says which error it was and where it came from', () => {
    const problem = Object.assign(new Error('x'), { name: 'error', code: '23505', table: 'account', routine: 'check' })
    expect(plainError(problem)).toMatchObject({
      ...{ type: 'Error', code: '23505', database: { table: 'account', routine: 'check' } },
      stack: expect.stringContaining('plain-error.test.ts'),
    })
    expect(plainText("Can't read properties of undefined")).toBe("Can't read properties of undefined")
    expect(plainText('connect ECONNREFUSED 127.0.0.1:5432')).toBe('connect ECONNREFUSED …:5432')
  })
})
