import type { Page } from '@playwright/test'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { expect } from './journey.ts'

/** Writes a note on the candidate whose page is open, changes it and deletes it. */
export async function writeNotes(page: Page) {
  const { notes, tabs } = selectionBoard.details
  await page.getByRole('link', { name: tabs.notes }).click()
  await page.getByLabel(notes.text).fill('Conversamos por telefone.')
  await page.getByRole('button', { name: notes.add }).click()
  await expect(page.getByText('Conversamos por telefone.')).toBeVisible()
  await page.getByRole('link', { name: /^Editar/ }).click()
  await page.getByLabel(/^Editar/).fill('Pode começar na segunda.')
  await page.getByRole('button', { name: notes.save }).click()
  await expect(page.getByText('Pode começar na segunda.')).toBeVisible()
  await page.getByRole('link', { name: /^Excluir/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: notes.remove }).click()
  await expect(page.getByText(notes.empty)).toBeVisible()
}
