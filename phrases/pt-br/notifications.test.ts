import { notificationKinds } from '@trampolim/marketplace/notifications/kinds.ts'
import { expect, test } from 'vitest'
import { notificationTexts } from './notifications.ts'
import { speakNotification } from './speak-notification.ts'

test('every variant of every kind has its text, and no other', () => {
  const said = Object.entries(notificationTexts).map(([kind, texts]) => [
    kind,
    [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|other)$/, '')))].toSorted(),
  ])
  const meant = Object.entries(notificationKinds).map(([kind, { variants }]) => [kind, variants.toSorted()])
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(meant))
})

const spoken = { jobName: 'Padeiro', person: 'Ana Souza', facts: {} }

test.each([
  [{ kind: 'application', variant: 'received', ...spoken }, 'Ana Souza se candidatou: Padeiro.'],
  [{ kind: 'application', variant: 'received', ...spoken, person: null }, 'Alguém se candidatou: Padeiro.'],
  [{ kind: 'alert', variant: 'found', ...spoken, facts: { count: 1 } }, 'Seus alertas acharam uma vaga nova.'],
  [{ kind: 'alert', variant: 'found', ...spoken, facts: { count: 7 } }, 'Seus alertas acharam 7 vagas novas.'],
  [
    { kind: 'jobEnded', variant: 'ended', ...spoken, person: 'Elisa Prado' },
    'Elisa Prado encerrou a vaga, e quem estava no processo será avisado: Padeiro.',
  ],
  [
    { kind: 'jobClosing', variant: 'closing', ...spoken, facts: { closes: '2026-03-12T02:00:00.000Z' } },
    'Uma vaga se encerra em 11 de março: Padeiro.',
  ],
])('says %o', (of, text) => {
  expect(speakNotification(of)).toBe(text)
})
