import { invitationEnds } from '@trampolim/marketplace/selection/invitations.ts'

type Open = { id: string; jobName: string; company: string | null; told: Date; due: Date | null }

/** The invitation that its candidate should answer next. */
export function presentFirst({ id, jobName, company, told, due }: Open) {
  return { inviteId: id, jobName, company, ends: invitationEnds(told, due).toISOString() }
}
