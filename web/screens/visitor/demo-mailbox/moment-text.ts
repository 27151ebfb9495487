import { dayFormat } from '@trampolim/phrases/formats.ts'

const form = dayFormat({
  timeZone: 'America/Sao_Paulo',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/**
 * A time in the format of a mailbox, in São Paulo's time zone. Server only, so that server and browser always render
 * the same text.
 */
export function momentText(instant: string): string {
  return form(new Date(instant))
}
