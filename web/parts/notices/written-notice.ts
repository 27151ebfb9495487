import type { Calls } from '@trampolim/contract/client/calls.ts'
import { type NoticeField, noticeFields } from '@trampolim/marketplace/notices/fields.ts'
import type { Faults } from '../../platform/faults.ts'
import { shownRefusal } from '../../platform/shown-refusal.ts'
import { dayFrom } from '../curriculums/form/typed-values.ts'

/** A notice as its form sends it. */
export type WrittenNotice = Record<NoticeField, string>

type Sent = Parameters<Calls['gateway']['notices']['writeNotice']>[0]

/** The fields of a form as typed, and the same as the input of a call, which checks them. */
export function writtenIn(form: FormData): { written: WrittenNotice; sent: Sent } {
  const entries = noticeFields.map((field) => [field, String(form.get(field) ?? '')])
  const written = Object.fromEntries(entries) as WrittenNotice
  return { written, sent: { ...written, ...plainly(written) } as Sent }
}

/** What people write in other ways: a link without its beginning, a day or a time in a field of text, a city with its state. */
function plainly({ link, day, start, end, city, state }: WrittenNotice): Partial<WrittenNotice> {
  return {
    link: bareAddress.test(link.trim()) ? `https://${link.trim()}` : link,
    day: dayFrom(day),
    start: timeFrom(start),
    end: timeFrom(end),
    city: withState.exec(city)?.[2]?.toUpperCase() === state ? city.replace(withState, '$1') : city,
  }
}

const bareAddress = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]\S*)?$/u
const withState = /^(.*\S)\s*[-,/]\s*([a-z]{2})\s*$/i
const writtenTime = /^\s*(\d{1,2})(?:[:h](\d{2})?)\s*$/i

function timeFrom(text: string): string {
  const [, hours = '', minutes = '00'] = writtenTime.exec(text) ?? []
  return hours === '' ? text : `${hours.padStart(2, '0')}:${minutes}`
}

/** The code, the status and the texts of a refusal; other problems are rethrown. */
export function refusedIn(problem: unknown): { code: string; status: number; faults: Faults } {
  const refused = shownRefusal(problem)
  const entries = Object.entries(refused.fields ?? {}).map(([field, { message }]) => [field, message])
  const faults: Faults = entries.length > 0 ? Object.fromEntries(entries) : { '': refused.message }
  return { code: refused.code, status: refused.status, faults }
}
