import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Address } from 'postal-mime'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'

const fileName = /^([0-9a-f]{24})\.eml$/

/** Lists the letters in the demo world's folder, newest first. @throws page_not_found outside the demo world */
export async function listLetters(house: House, limit: number) {
  const folder = folderOf(house)
  const names = await readdir(folder).catch(() => [])
  const ids = names.flatMap((name) => fileName.exec(name)?.[1] ?? [])
  const newest = ids.sort().reverse().slice(0, limit)
  const letters = await Promise.all(newest.map((id) => open(folder, id, headers)))
  return letters.flatMap((letter) => (letter ? [headOf(letter)] : []))
}

/** Reads one letter of the demo world. @throws page_not_found outside the demo world or if there is none */
export async function readLetter(house: House, id: string) {
  const letter = (await open(folderOf(house), id)) ?? refuse('page_not_found')
  const { from, text, html, calendar } = letter
  return { ...headOf(letter), from, text, html, calendar }
}

/** The folder to which letters are written when no mail server is configured. */
function folderOf({ configuration }: House): string {
  if (!configuration.demo || configuration.smtpUrl) refuse('page_not_found')
  return join(configuration.dataDir, 'mail')
}

type Opened = {
  id: string
  to: string
  from: string
  subject: string
  sent: string
  text: string
  html: string
  /** The event that it carries for a calendar, as iCalendar. */
  calendar: string | null
}

/**
 * A list only needs the headers above the first empty line; parsing the rest of each letter would take ten times as
 * long.
 */
const headers = (bytes: Buffer) => bytes.subarray(0, bytes.indexOf('\n\n') + 1)

async function open(folder: string, id: string, part = (bytes: Buffer) => bytes): Promise<Opened | null> {
  const path = join(folder, `${id}.eml`)
  try {
    const [bytes, { mtime }] = await Promise.all([readFile(path), stat(path)])
    const { to, from, subject, date, text, html, attachments } = await PostalMime.parse(part(bytes), {
      attachmentEncoding: 'utf8',
    })
    const event = attachments.find(
      ({ mimeType, filename }) => mimeType === 'text/calendar' || filename?.endsWith('.ics'),
    )
    return {
      id,
      to: (to ?? []).map(addressOf).join(', '),
      from: from ? addressOf(from) : '',
      subject: subject ?? '',
      sent: new Date(date ?? mtime).toISOString(),
      text: text ?? '',
      html: html ?? '',
      calendar: event ? String(event.content) : null,
    }
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw problem
  }
}

const headOf = ({ id, to, subject, sent }: Opened) => ({ id, to, subject, sent })

function addressOf({ name, address }: Address): string {
  return name && address ? `${name} <${address}>` : (address ?? name)
}
