import type { Calls } from '@trampolim/contract/client/calls.ts'
import { type NoticeField, noticeFields } from '@trampolim/marketplace/notices/fields.ts'
import type { Faults } from '../../platform/faults.ts'
import { shownRefusal } from '../../platform/shown-refusal.ts'

/** A notice as its form sends it. */
export type WrittenNotice = Record<NoticeField, string>

type Sent = Parameters<Calls['gateway']['notices']['writeNotice']>[0]

/** The fields of a form, and the same as the input of a call, which checks them. */
export function writtenIn(form: FormData): { written: WrittenNotice; sent: Sent } {
  const entries = noticeFields.map((field) => [field, String(form.get(field) ?? '')])
  const written = Object.fromEntries(entries) as WrittenNotice
  return { written, sent: written as Sent }
}

/** The code, the status and the texts of a refusal; other problems are rethrown. */
export function refusedIn(problem: unknown): { code: string; status: number; faults: Faults } {
  const refused = shownRefusal(problem)
  const entries = Object.entries(refused.fields ?? {}).map(([field, { message }]) => [field, message])
  const faults: Faults = entries.length > 0 ? Object.fromEntries(entries) : { '': refused.message }
  return { code: refused.code, status: refused.status, faults }
}
