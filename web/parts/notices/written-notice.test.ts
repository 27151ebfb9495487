import { expect, it } from 'vitest'
import { writtenIn } from './written-notice.ts'

const sentOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return writtenIn(form)
}

it.each([
  ['link', 'www.padaria.com.br/vagas', 'https://www.padaria.com.br/vagas'],
  ['link', ' padaria.com.br ', 'https://padaria.com.br'],
  ['link', 'https://padaria.com.br', 'https://padaria.com.br'],
  ['link', 'http://padaria.com.br', 'http://padaria.com.br'],
  ['link', 'javascript:alert(1)', 'javascript:alert(1)'],
  ['link', '', ''],
  ['day', '5/12/2026', '2026-12-05'],
  ['day', '2026-12-05', '2026-12-05'],
  ['start', '9:00', '09:00'],
  ['start', '9h', '09:00'],
  ['start', '14h30', '14:30'],
  ['end', 'meio-dia', 'meio-dia'],
  ['city', 'Campinas - SP', 'Campinas'],
  ['city', 'Campinas/sp', 'Campinas'],
  ['city', 'São José do Rio Preto, SP', 'São José do Rio Preto'],
  ['city', 'Campinas - RJ', 'Campinas - RJ'],
] as const)('a notice’s %s %j is sent as %j, and shown as typed', (field, typed, sent) => {
  const found = sentOf({ state: 'SP', [field]: typed })
  expect([found.sent[field], found.written[field]]).toEqual([sent, typed])
})
