import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { readBoardQuery } from './board-query.ts'
import { SelectionHead } from './selection-head.tsx'

const { jobMenu, empty } = selectionBoard
const counts = {
  curriculums: 0,
  selectiveProcess: 0,
  interviews: 0,
  finalists: 1,
  discarded: 0,
  vacancies: 1,
  hired: 1,
}

function shown(changes: { hasEnded: boolean; isEditable: boolean }) {
  const job = { id: 'c'.repeat(24), name: 'Copeira', statusText: '', isOpen: false, ...changes }
  const query = readBoardQuery(new URLSearchParams())
  const element = createElement(SelectionHead, { job, query, counts, unseen: 0, crumbs: [] })
  return renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))
}

it('offers no search of people, edit or pause of a job that has ended', () => {
  const searching = [curriculumSearch.title, empty.seeRecommended, jobMenu.edit, jobMenu.manage]
  const open = shown({ hasEnded: false, isEditable: true })
  for (const text of searching) expect(open).toContain(text)
  const ended = shown({ hasEnded: true, isEditable: false })
  for (const text of searching) expect(ended).not.toContain(text)
  expect(ended).toContain(jobMenu.manageEnded)
})
