import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A letter, as far as its headers describe it; `id` is the same each time that it is sent. */
export type PostedLetter = { id: string; to: string; subject: string }

/** Reads all letters written to a data folder. Only the subjects of plain letters can be read. */
export async function readLetters(dataDir: string): Promise<PostedLetter[]> {
  const folder = join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(names.map(async (name) => headOf(await readFile(join(folder, name), 'utf8'))))
}

/** The description of a letter by its headers. */
export function headOf(letter: string): PostedLetter {
  const [head = ''] = letter.replaceAll('\r\n', '\n').split('\n\n', 1)
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? ''
  return { id: field('Message-ID'), to: field('To'), subject: field('Subject') }
}
