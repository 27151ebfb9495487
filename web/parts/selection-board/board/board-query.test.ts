import { describe, expect, it } from 'vitest'
import {
  boardPath,
  candidatePath,
  filtersInUse,
  inStep,
  isSameBoard,
  openCandidate,
  panelPath,
  readBoardQuery,
  withFilter,
  withoutFilters,
} from './board-query.ts'

const jobId = 'a'.repeat(24)
const read = (text: string) => readBoardQuery(new URLSearchParams(text))
const board = `/recruiter/job/${jobId}/selective-process`

describe('the address of a selection', () => {
  it.each([
    ['', ''],
    ['step=curriculums&list=candidated&page=1&sort=relevance', '?step=curriculums'],
    ['step=hired&list=all&page=-2&sort=gender', ''],
    ['name=+Jo%C3%A3o+&pcdOnly=on&page=3', '?name=Jo%C3%A3o&pcdOnly=true&page=3'],
    ['distance=7&ageMin=13&ageMax=24', '?ageMax=24'],
    ['step=interviews&all=true&page=2', '?step=interviews&all=true&page=2'],
    ['step=discarded&distance=20&sort=name', '?step=discarded&distance=20&sort=name'],
  ])('%s is kept as %s', (given, kept) => {
    expect(boardPath(jobId, read(given))).toBe(board + kept)
  })

  it('links to a candidate and keeps the list', () => {
    const cvId = 'b'.repeat(24)
    const path = candidatePath({ jobId, cvId }, read('step=finalists&page=2'), { tab: 'notes' })
    expect(path).toBe(`${board}/cv-details/${cvId}?step=finalists&page=2&tab=notes`)
  })

  it('opens a candidate beside the columns, and keeps them', () => {
    const cvId = 'b'.repeat(24)
    const path = panelPath({ jobId, cvId }, read('name=ana&sort=name'), { edit: 'c' })
    expect(path).toBe(`${board}?name=ana&sort=name&candidate=${cvId}&edit=c`)
    expect(openCandidate(new URLSearchParams(path.split('?')[1]))).toBe(cvId)
  })

  it.each([
    ['', null],
    ['candidate=', null],
    ['candidate=+b1+', 'b1'],
    ['step=hired&candidate=b1', 'b1'],
    ['step=finalists&candidate=b1', null],
  ])('%s opens %s', (text, opened) => {
    expect(openCandidate(new URLSearchParams(text))).toBe(opened)
  })

  it.each([
    ['?name=ana', '?candidate=b1&name=ana', true],
    ['?candidate=b1', '?candidate=b2&edit=c', true],
    ['?candidate=b1', '?candidate=b1&unseen=true', false],
    ['?sort=name&candidate=b1', '?candidate=b1', false],
    ['', '?step=curriculums', false],
    ['', '/cv-details/b1', false],
  ])('%j and %j show the same columns: %s', (one, other, same) => {
    const at = (rest: string) => new URL(`https://trampolim.example${board}${rest}`)
    expect(isSameBoard(at(one), at(other))).toBe(same)
  })

  it('starts another step and another filter on the first page', () => {
    const third = read('step=curriculums&page=3&name=ana')
    expect(inStep(read('step=curriculums&all=true'), 'interviews')).toEqual(read('step=interviews'))
    expect(inStep(third, 'interviews')).toEqual(read('step=interviews&name=ana'))
    expect(withFilter(third, 'name', '')).toEqual(read('step=curriculums'))
    expect(withoutFilters(read('name=a&salary=10&sort=name&page=2'))).toEqual(read('sort=name'))
  })

  it('names the filters in use', () => {
    expect(filtersInUse(read('salary=2000&name=ana&sort=name'))).toEqual([
      { name: 'name', value: 'ana' },
      { name: 'salary', value: '2000' },
    ])
  })
})
