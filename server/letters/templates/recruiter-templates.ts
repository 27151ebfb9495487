import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Block } from '../layout.ts'

const t = speak(letters)

/**
 * `joining`: whether their request to join a registered organisation is pending; `joined`: the organisation, registered
 * by others, that they joined.
 */
type RecruiterWelcome = { name: string; joining: boolean; joined: string | null }

/** To those whose account was deleted with their organisation; `by` is the person who deleted it. */
type DeletedOrganization = { name: string; company: string; by: string }

const text = (words: string): Block => ({ kind: 'text', text: words })

function recruiterWelcome({ name, joining, joined }: RecruiterWelcome, site: string) {
  const founded = [text(t('recruiterWelcome.created')), text(t('recruiterWelcome.review'))]
  const member = joined === null ? founded : [text(t('recruiterWelcome.invited', { company: joined }))]
  const state = joining ? [text(t('recruiterWelcome.joining'))] : member
  return {
    subject: t('recruiterWelcome.subject'),
    blocks: [
      text(t('greeting', { name })),
      ...state,
      text(t('recruiterWelcome.meanwhile')),
      { kind: 'button', label: t('recruiterWelcome.button'), url: `${site}/recruiter/dashboard` } satisfies Block,
    ],
  }
}

function organizationDeleted({ name, company, by }: DeletedOrganization, site: string) {
  return {
    subject: t('organizationDeleted.subject', { company }),
    blocks: [
      text(t('greeting', { name })),
      text(t('organizationDeleted.text', { company, by })),
      text(t('organizationDeleted.next', { by })),
      { kind: 'button', label: t('organizationDeleted.button'), url: `${site}/recruiter/register` } satisfies Block,
    ],
  }
}

/** Letters about recruiters and their companies. */
export const recruiterTemplates = {
  'recruiter-welcome': recruiterWelcome,
  'organization-deleted': organizationDeleted,
}
