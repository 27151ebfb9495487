import type { Page } from '@playwright/test'
import { callsAt, expect, open } from './journey.ts'
import { letterTo } from './new-candidate.ts'

type Wanted = { to: string; subject: RegExp }

/** Waits for a letter to a person and opens it in the demo's mailbox, in a page beside theirs. */
export async function openLetter(page: Page, wanted: Wanted): Promise<Page> {
  const { id } = await readLetter(page, wanted)
  const mailbox = await page.context().newPage()
  await open(mailbox, `/demo/mailbox/${id}`)
  await expect(mailbox.getByRole('heading', { level: 1, name: wanted.subject })).toBeVisible()
  return mailbox
}

/** The same, through the list of letters like a person. */
export async function findLetter(page: Page, wanted: Wanted): Promise<Page> {
  await readLetter(page, wanted)
  const mailbox = await page.context().newPage()
  await open(mailbox, '/demo/mailbox')
  const letter = mailbox
    .getByRole('listitem')
    .filter({ hasText: `para ${wanted.to}` })
    .getByRole('link', { name: wanted.subject })
  await letter.first().click()
  await expect(mailbox.getByRole('heading', { level: 1, name: wanted.subject })).toBeVisible()
  return mailbox
}

/** Waits for a letter to somebody who has a page open. */
export function readLetter(page: Page, { to, subject }: Wanted) {
  return letterTo(callsAt(new URL(page.url()).origin), { email: to, subject })
}
