import { consentLetters } from '@trampolim/phrases/pt-br/consent-letters.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Block, type Sheet, strong } from '../layout.ts'

const t = speak(consentLetters)
const greet = speak({ greeting: letters.greeting })
const text = (words: string): Block => ({ kind: 'text', text: words })

/** A company's request to see who a person is; `until`: the last day on which it can be answered. */
type AskedConsent = { name: string; company: string; until: string }

/** A granted consent, for the recruiter who asked; `cvId` is null once the curriculum was deleted. */
type GrantedConsent = { name: string; candidate: string; cvId: string | null }

function consentAsked({ name, company, until }: AskedConsent, site: string): Sheet {
  const blocks: Block[] = [
    text(greet('greeting', { name })),
    text(t('asked.text', { company: strong(company) })),
    text(t('asked.why')),
    text(t('asked.until', { date: until })),
    { kind: 'button', label: t('asked.button'), url: `${site}/profile/privacy#requests` },
  ]
  return { subject: t('asked.subject', { company }), blocks }
}

function consentGranted({ name, candidate, cvId }: GrantedConsent, site: string): Sheet {
  const search = `${site}/recruiter/curriculums`
  const blocks: Block[] = [
    text(greet('greeting', { name })),
    text(t('granted.text', { candidate: strong(candidate) })),
    text(t('granted.until')),
    cvId
      ? { kind: 'button', label: t('granted.button'), url: `${search}?cv=${cvId}` }
      : { kind: 'button', label: t('granted.search'), url: search },
  ]
  return { subject: t('granted.subject', { candidate }), blocks }
}

/** Letters about requests to see who somebody is. */
export const consentTemplates = {
  'consent-asked': consentAsked,
  'consent-granted': consentGranted,
}
