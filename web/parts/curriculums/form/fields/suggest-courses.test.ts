import { describe, expect, it } from 'vitest'
import { suggestCourses, withCourse } from './suggest-courses.ts'

describe('the suggestions of professional courses', () => {
  it.each([
    ['', []],
    ['n', []],
    ['panifi', ['Panificação']],
    ['corte e costura, PANIFICACAO ', []],
    ['Inglês, ing', []],
    ['corte e costura, nr-3', ['NR-33 Espaços confinados', 'NR-35 Trabalho em altura']],
  ])('match the last name of “%s”', (text, names) => {
    expect(suggestCourses(text).map((each) => each.text)).toEqual(names)
  })

  it('take the place of what is being typed', () => {
    expect(withCourse('corte e costura, panif', 'Panificação')).toBe('corte e costura, Panificação, ')
    expect(withCourse('panif', 'Panificação')).toBe('Panificação, ')
  })
})
