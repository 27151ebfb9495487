import type { Calls } from '@trampolim/contract/client/calls.ts'
import { expect, it } from 'vitest'
import { writeChosen } from '../chosen-intent.ts'
import { doWriteIntent } from './do-write-intent.ts'

const [ana, bia] = ['b'.repeat(24), 'c'.repeat(24)] as [string, string]
const chosenOf = (ids: readonly string[]) => writeChosen(ids.map((processId) => ({ processId, from: 'curriculums' })))
const asked = { chosen: chosenOf([ana, bia]), message: 'Oi, {nome}!', clientId: 'sexta-feira' }

const left = async (written: readonly string[], code: string) => {
  const refused = [ana, bia].filter((id) => !written.includes(id))
  const writeToCandidates = async () => ({
    written,
    refused: refused.map((processId) => ({ processId, name: 'Bia', code, message: 'Não foi.' })),
  })
  const calls = { gateway: { messages: { writeToCandidates } } } as unknown as Calls
  return (await doWriteIntent(calls, 'a'.repeat(24), asked)).left
}

it('keeps the text for those whom a shorter one can still reach', async () => {
  expect(await left([ana], 'message_too_long')).toEqual({ ...asked, chosen: chosenOf([bia]) })
  expect(await left([ana], 'thread_closed')).toBeNull()
  expect(await left([], 'thread_closed')).toEqual(asked)
})
