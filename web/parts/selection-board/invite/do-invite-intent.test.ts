import { ORPCError } from '@orpc/client'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { inviting } from '@trampolim/phrases/pt-br/inviting.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { expect, it } from 'vitest'
import { doInviteIntent } from './do-invite-intent.ts'

const jobId = 'a'.repeat(24)
const asked = { intent: 'uninvite', inviteId: 'b'.repeat(24), name: 'Ana' } as const

it.each(['invitation_ended', 'invitation_not_found'] as const)(
  'a recruiter who cancels too late reads what became of the invitation, and not what candidates may do (%s)',
  async (code) => {
    const cancelInvitation = () => Promise.reject(new ORPCError(code, { status: 409, message: refusals[code] }))
    const calls = { gateway: { recruiterSelection: { cancelInvitation } } } as unknown as Calls
    const { ok, text, status } = await doInviteIntent(calls, jobId, asked)
    expect({ ok, text, status }).toEqual({ ok: false, text: inviting.ended, status: 409 })
  },
)
