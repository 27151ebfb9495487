import type { Tables } from '@trampolim/server/platform/database/connect.ts'
import type { Insertable } from 'kysely'

export type Row<Table extends keyof Tables> = Insertable<Tables[Table]>

const day = 86_400_000

/** The moment a number of days before another. */
export const before = (now: Date, days: number) => new Date(now.getTime() - days * day)
