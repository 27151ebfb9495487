import { longestMessage } from '@trampolim/marketplace/messages/threads.ts'
import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { expect, it } from 'vitest'
import { faultOfMessage } from './composer.tsx'

const { write } = messages

it('blames nobody who presses the button twice for a second, empty message', () => {
  expect(faultOfMessage('', { isSending: true })).toBeNull()
  expect(faultOfMessage('', { isSending: false })).toBe(write.blank)
  expect(faultOfMessage('Bom dia', { isSending: true })).toBeNull()
  expect(faultOfMessage('a'.repeat(longestMessage + 1), { isSending: true })).toBe(write.tooLong)
})
