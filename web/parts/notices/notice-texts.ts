import { dayFormat } from '@trampolim/phrases/formats.ts'
import { notices } from '@trampolim/phrases/pt-br/notices.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak({ when: notices.when, place: notices.place })
const long = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'sexta-feira, 20 de março de 2026' */
export const noticeDayText = (day: string): string => long(new Date(`${day}T00:00:00Z`))

/** '09:00 às 12:00' */
export const noticeTimeText = ({ start, end }: { start: string; end: string }): string => t('when', { start, end })

/** 'Rua A, 1, São Paulo, SP' */
export const noticePlaceText = ({ address, city, state }: { address: string; city: string; state: string }): string =>
  t('place', { address, city, state })
