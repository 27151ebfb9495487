import { securityLogDays } from '../security/security-events.ts'

/** How long operators may keep backups, in days (docs/security.md). */
const backupDays = 30

const later = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000)

/** Until when some data of a person who leaves now remains: in backups, and without a name in the security log. */
export function leftUntil(now: Date): { backups: Date; securityLog: Date } {
  return { backups: later(now, backupDays), securityLog: later(now, securityLogDays) }
}
