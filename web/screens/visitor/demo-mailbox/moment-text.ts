import { dayFormat } from '@trampolim/phrases/day-format.ts'

const form = dayFormat({
  timeZone: 'America/Sao_Paulo',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** A moment in a mailbox's format, in São Paulo's time. Server only, so that server and browser never differ. */
export function momentText(instant: string): string {
  return form(new Date(instant))
}
