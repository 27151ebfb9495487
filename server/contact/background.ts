import { handler, type Schedule } from '../platform/background/work.ts'
import { eraseContacts, eraseContactsWork } from './contact.ts'

export const contactHandlers = [handler(eraseContactsWork, eraseContacts)]

export const contactSchedules: readonly Schedule[] = [{ pattern: '37 7 * * *', work: eraseContactsWork }]
