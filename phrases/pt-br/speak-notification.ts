import { dayFormat } from '../formats.ts'
import { type PhraseKey, speak } from '../speak.ts'
import { lapsedTexts, notificationTexts, settledTexts, somebody, someJob } from './notifications.ts'

const t = speak(notificationTexts)
const settled: Readonly<Record<string, string>> = settledTexts
const lapsed: Readonly<Record<string, string>> = lapsedTexts
const dayText = dayFormat({ day: 'numeric', month: 'long', timeZone: 'America/Sao_Paulo' })

type Spoken = {
  kind: string
  variant: string
  jobName: string | null
  person: string | null
  facts: Readonly<Record<string, string | number>>
}

/** The sentence of a notification. */
export function speakNotification({ kind, variant, jobName, person, facts }: Spoken): string {
  const { closes, ...values } = facts
  return t(`${kind}.${variant}` as PhraseKey<typeof notificationTexts>, {
    ...values,
    jobName: jobName ?? someJob,
    person: person ?? somebody,
    ...(closes !== undefined && { day: dayText(new Date(closes)) }),
  })
}

/** The same for what asks for an answer that is no longer due: it says what happened, without asking again. */
export function speakSettled(notification: Spoken & { lapsed: boolean }): string {
  const key = `${notification.kind}.${notification.variant}`
  const text = (notification.lapsed && lapsed[key]) || settled[key]
  if (!text) return speakNotification(notification)
  return text
    .replace('{{person}}', () => notification.person ?? somebody)
    .replace('{{jobName}}', () => notification.jobName ?? someJob)
}
