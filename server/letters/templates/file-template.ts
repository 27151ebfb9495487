import type { EventPayload } from '@trampolim/contract/events.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Block } from '../layout.ts'

const t = speak(letters)
const text = (words: string): Block => ({ kind: 'text', text: words })

/** A deleted file of the reader, with its purpose. */
type InfectedFile = { name: string; purpose: EventPayload<'file.checked'>['purpose'] }

const pages: Readonly<Record<InfectedFile['purpose'], string>> = {
  curriculum: '/curriculum',
  'medical-report': '/selective-process',
  avatar: '/',
  logo: '/recruiter/organization',
}

function fileInfected({ name, purpose }: InfectedFile, site: string) {
  const blocks: Block[] = [
    text(name ? t('greeting', { name }) : t('hello')),
    text(t(`fileInfected.text.${purpose}`)),
    text(t('fileInfected.calm')),
    text(t(`fileInfected.next.${purpose}`)),
    { kind: 'button', label: t(`fileInfected.button.${purpose}`), url: `${site}${pages[purpose]}` },
  ]
  return { subject: t(`fileInfected.subject.${purpose}`), blocks }
}

/** Letters about files. */
export const fileTemplates = {
  'file-infected': fileInfected,
}
