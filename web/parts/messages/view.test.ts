import { expect, it } from 'vitest'
import { type Bubble, type ThreadLine, withSent } from './view.ts'

const line = (last: string) => ({ key: 'job ana', last, when: '10:00' }) as ThreadLine

it('shows what was just sent as the last of its thread, until the list knows of an answer', () => {
  const lines = [line('Bom dia'), { ...line('Olá'), key: 'job bia' }]
  const bubble = { asLine: { last: 'Você: Pode vir?', when: '10:02' } } as Bubble
  const sent = { key: 'job ana', bubble, on: lines }
  expect(withSent(lines, sent).map(({ last }) => last)).toEqual(['Você: Pode vir?', 'Olá'])
  expect(withSent([line('Posso, às 14h.')], sent)[0]?.last).toBe('Posso, às 14h.')
  expect(withSent(lines, null)).toBe(lines)
})
