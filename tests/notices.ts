import type { Tables } from '@trampolim/server/platform/database/connect.ts'
import { newId } from '@trampolim/server/platform/ids.ts'
import type { Insertable } from 'kysely'
import type { TestHouse } from './house.ts'

/** A notice as its form sends it. */
export const noticeForm = {
  kind: 'openHouse',
  title: 'Portas abertas',
  text: 'Venha.',
  day: '2026-03-20',
  start: '09:00',
  end: '12:00',
  address: 'Rua A, 1',
  city: 'sao paulo',
  state: 'SP',
  link: '',
  howTo: 'Chegue cedo.',
} as const

type Changes = Partial<Omit<Insertable<Tables['notice']>, 'organization_id' | 'written_by'>>

/** Inserts an approved notice ten days ahead; returns its id. */
export async function insertNotice(
  { database, now }: Pick<TestHouse, 'database' | 'now'>,
  { organizationId, writtenBy = null, ...changes }: Changes & { organizationId: string; writtenBy?: string | null },
): Promise<string> {
  const moment = now()
  const id = newId(moment)
  const day = new Date(moment.getTime() + 10 * 86_400_000).toISOString().slice(0, 10)
  const isApproved = (changes.status ?? 'approved') === 'approved'
  await database
    .insertInto('notice')
    .values({
      ...{ id, organization_id: organizationId, written_by: writtenBy, kind: 'openHouse', title: 'Portas abertas' },
      ...{ text: 'Venha conhecer a padaria.', day, start_time: '09:00', end_time: '12:00', address: 'Rua A, 1' },
      ...{ municipality_id: 3_550_308, link: '', how_to: 'Traga um documento.', status: 'approved' },
      ...{ written_at: moment, due_at: moment },
      ...(isApproved && { approved_at: moment, decided_at: moment }),
      ...changes,
    })
    .execute()
  return id
}
