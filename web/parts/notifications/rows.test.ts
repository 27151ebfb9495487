import type { Notification } from '@trampolim/contract/gateway/notifications.ts'
import { describe, expect, it, test } from 'vitest'
import { inTwo, rowsOf } from './rows.ts'

const now = new Date('2026-03-10T15:00:00Z')

function told(
  id: string,
  text: string,
  rest: { read?: boolean; asks?: boolean; hoursAgo?: number; kind?: 'interview' } = {},
) {
  const { read = false, asks = false, hoursAgo = 1, kind = 'security' } = rest
  const created = new Date(now.getTime() - hoursAgo * 3_600_000).toISOString()
  return {
    ...{ id, type: 3, ids: { threadId: null, destinationIds: [{ id: 'reader', read }] }, created, modified: created },
    message: { type: 'notification', jobName: null, notification: { priority: 'high', type: kind, text } },
    ...{ leadsTo: '/profile/access', asks },
  } as const satisfies Notification
}

describe('a page of notifications', () => {
  it('puts the latest that waits for an answer first, and the others by days', () => {
    const items = [
      told('new', 'Novo aparelho.'),
      told('answered', 'Confirme.', { asks: true, read: true, kind: 'interview' }),
      told('due', 'Confirme.', { asks: true, kind: 'interview' }),
      told('earlier', 'Confirme.', { asks: true, kind: 'interview', hoursAgo: 24 }),
      told('old', 'Senha.', { hoursAgo: 24 * 5 }),
      told('oldest', 'Senha.', { hoursAgo: 24 * 50 }),
    ]
    const { urgent, days } = rowsOf(items, { now, isFirst: true })
    expect(urgent).toMatchObject({ id: 'due', asks: true })
    expect(days.map(({ name, rows }) => [name, rows.map(({ id }) => id)])).toEqual([
      ['today', ['new', 'answered']],
      ['yesterday', ['earlier']],
      ['week', ['old']],
      ['before', ['oldest']],
    ])
    expect(rowsOf(items, { now, isFirst: false }).urgent).toBeNull()
  })

  it('shows equal ones of the same days once, and reads the unread of them together', () => {
    const items = [
      told('third', 'Alguém entrou.', { read: true }),
      told('other', 'Senha.'),
      told('second', 'Alguém entrou.'),
      told('first', 'Alguém entrou.', { read: true }),
    ]
    const { days, hasUnread } = rowsOf(items, { now, isFirst: true })
    expect(hasUnread).toBe(true)
    expect(days).toMatchObject([
      {
        rows: [
          { id: 'third', others: ['second'], count: 3, unread: true },
          { id: 'other', others: [], count: 1 },
        ],
      },
    ])
  })
})

it('leads to the candidacy where times of an interview are over', () => {
  const over = { ...told('over', 'Não valem mais.', { kind: 'interview' }), leadsTo: '/selective-process' }
  const { days } = rowsOf([over, told('set', 'Confirme.', { kind: 'interview' })], { now, isFirst: true })
  expect(days[0]?.rows.map(({ act }) => act)).toEqual(['Ver processo', 'Ver entrevista'])
})

test.each([
  [
    'Você tem uma entrevista: Padeiro. Confirme sua presença.',
    'Padeiro',
    'Você tem uma entrevista',
    'Padeiro. Confirme sua presença',
  ],
  [
    'A empresa respondeu: desta vez não foi. Vaga: Padeiro.',
    'Padeiro',
    'A empresa respondeu: desta vez não foi',
    'Padeiro',
  ],
  ['A senha da sua conta mudou.', null, 'A senha da sua conta mudou', ''],
  ['Alguém entrou em um aparelho novo. Confira.', null, 'Alguém entrou em um aparelho novo', 'Confira'],
  ['Maria: a padeira se candidatou: Padeiro.', 'Padeiro', 'Maria: a padeira se candidatou', 'Padeiro'],
])('%s in two', (text, jobName, title, rest) => {
  expect(inTwo(text, jobName)).toEqual({ title, text: rest })
})

it('leads from somebody who is gone to their job', () => {
  const { message, ...item } = told('gone', 'Uma pessoa excluiu a conta.')
  const notification = { ...message.notification, type: 'hireAnswer' as const }
  const leadsTo = `/recruiter/job/${'a'.repeat(24)}/selective-process`
  const [only] = rowsOf([{ ...item, message: { ...message, notification }, leadsTo }], { now, isFirst: false }).days
  expect(only?.rows).toMatchObject([{ act: 'Ver vaga' }])
})
