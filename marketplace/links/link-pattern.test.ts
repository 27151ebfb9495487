import { expect, test } from 'vitest'
import { isLinkPattern, isMadeFrom, linkFrom } from './link-pattern.ts'

test.each([
  ['https://meet.example.org/trampolim-{id}', true],
  ['https://{id}.meet.example.org/', true],
  ['https://meet.example.org/?room={id}&lang=pt', true],
  ['https://meet.example.org/', false],
  ['https://meet.example.org/{id}/{id}', false],
  ['http://meet.example.org/{id}', false],
  ['https://meet.example.org:8443/{id}', false],
  ['https://user@meet.example.org/{id}', false],
  ['{id}', false],
])('from %s meetings can be made: %s', (pattern, can) => {
  expect(isLinkPattern(pattern)).toBe(can)
})

test('a made address is known by its pattern, and another one isn’t', () => {
  const pattern = 'https://meet.example.org/trampolim-{id}?lang=pt'
  const made = linkFrom(pattern, '0f5c')
  expect(made).toBe('https://meet.example.org/trampolim-0f5c?lang=pt')
  expect(isMadeFrom(pattern, made)).toBe(true)
  for (const other of ['', 'https://meet.example.org/padaria', 'https://meet.example.org/trampolim-?lang=pt']) {
    expect(isMadeFrom(pattern, other)).toBe(false)
  }
})
