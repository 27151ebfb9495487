import type { Day } from '../../time/days.ts'
import { monthOf } from '../../time/months.ts'
import { schoolingNamed } from '../words.ts'
import type { FoundFormation, FoundStatus } from './found.ts'
import { isPlace, isSchool, isUniversity } from './likely.ts'
import { type Line, labelled, plain } from './lines.ts'
import { partsOf } from './parts.ts'
import { periodIn, tidyEnds } from './periods.ts'

const courseLabel = /^(?:curso|formacao|graduacao|escolaridade|grau|nivel|titulo|course|degree|area|ensino)$/
const schoolLabel =
  /^(?:instituicao(?: de ensino)?|escola|faculdade|universidade|colegio|local|school|institution|unidade)$/
const statusLabel = /^(?:situacao|status|estado)$/
const timeLabel =
  /^(?:periodo|conclusao|inicio|termino|data|ano|ano de conclusao|previsao(?: de (?:conclusao|termino))?|duracao|data de conclusao)$/

type Draft = {
  level: string
  course: string
  school: string
  status: FoundStatus
  from: string
  to: string
  isOpen: boolean
}

const nothing: Draft = { level: '', course: '', school: '', status: '', from: '', to: '', isOpen: false }

/** The courses of a section on schooling; `unread` are the lines from which nothing was taken. */
export function findFormations(
  lines: readonly Line[],
  { today }: { today: Day },
): { formations: FoundFormation[]; unread: Line[] } {
  const thisYear = Number(today.slice(0, 4))
  const drafts: Draft[] = []
  const unread: Line[] = []
  let now: Draft = { ...nothing }
  /** Starts another course if the current one already has this field. */
  const room = (field: 'course' | 'school' | 'to') => {
    if (drafts.length > 0 && now[field] === '') return now
    now = { ...nothing }
    drafts.push(now)
    return now
  }
  for (const line of lines) {
    if (line.text.length > 260) {
      unread.push(line)
      continue
    }
    const period = periodIn(line.cells.join(' | '), { thisYear })
    const rest = period ? period.rest : line.text
    const cells = period ? [rest] : line.cells
    const status = statusIn(line.text)
    let taken = status !== '' || period !== null
    const pieces = partsOf(cells)
      .flatMap(withinPiece)
      .map(withoutStatus)
      .filter((part) => part !== '' && !isPlace(part))
    const found: Partial<Draft> = {}
    const put = (field: 'course' | 'school', text: string) => {
      if (found[field]) return false
      found[field] = text
      return true
    }
    for (const piece of pieces) {
      const said = labelled(piece)
      const text = said && isKnownLabel(said.label) ? said.value : piece
      if (said && (timeLabel.test(said.label) || statusLabel.test(said.label))) continue
      if (!text) continue
      const level = schoolingNamed(said ? `${said.label} ${text}` : text)
      const asSchool = said ? schoolLabel.test(said.label) : isSchool(text) && !isCourseOf(text)
      if (asSchool) taken = put('school', text) || taken
      else if (level || (said && courseLabel.test(said.label)) || !line.isPoint || text.length < 80) {
        if (put('course', text)) {
          found.level = level
          taken = true
        } else if (level && !found.level) found.level = level
        else taken = put('school', text) || taken
      }
    }
    // A line without a course name of its own continues the course above, if that lacks everything the line says.
    if (found.course && found.school) {
      // A line with both starts a new course, unless the entry above has only a period.
      if (drafts.length === 0 || now.course || now.school) now = begin(drafts)
      Object.assign(now, found)
    } else if (found.course && now.course && !now.school && !found.level && schoolingNamed(now.course)) {
      // A name without a level below a course is the name of its school.
      now.school = found.course
    } else if (found.course) Object.assign(room('course'), found)
    else if (found.school) room('school').school = found.school
    if (period) {
      const of =
        now.to || now.from || now.isOpen
          ? found.course || found.school
            ? now
            : room('to')
          : drafts.length > 0
            ? now
            : room('to')
      of.from = period.from
      of.to = period.to
      of.isOpen = period.isOpen
    }
    if (status && drafts.length > 0) now.status = status
    if (!taken) unread.push(line)
  }
  const formations = drafts.filter(({ course, school }) => course || school).map((draft) => formationOf(draft, today))
  return { formations, unread }
}

function begin(drafts: Draft[]): Draft {
  const draft = { ...nothing }
  drafts.push(draft)
  return draft
}

const isKnownLabel = (label: string) =>
  [courseLabel, schoolLabel, statusLabel, timeLabel].some((known) => known.test(label))

/** Divides 'Administração na USP' and 'Administração, USP' into two parts; also a school in brackets. */
function withinPiece(text: string): string[] {
  const bracketed = /^(.{3,120}?)\s*\(([^)]{2,100})\)\s*(.*)$/.exec(text)
  if (bracketed) {
    const [, before = '', inside = '', after = ''] = bracketed
    if (isSchool(inside) && !isSchool(before)) return [before, inside, after].filter((part) => part.trim() !== '')
    if (statusIn(inside) && withoutStatus(inside) === '') return withinPiece(`${before} ${inside} ${after}`.trim())
  }
  for (const sign of [/\s+(?:pela|pelo|na|no|at|from)\s+(?=[\p{Lu}])/u, /,\s+/, /\.\s+/, /\s*\/\s+/]) {
    const found = sign.exec(text)
    if (!found) continue
    const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
    if (before.trim() && after.trim() && (isSchool(after) !== isSchool(before) || statusIn(after))) {
      return [before, ...withinPiece(after)]
    }
  }
  return [text]
}

const complete =
  /\b(?:completo|completa|concluid[oa]|concluinte|formad[oa]|conclusao em|conclui|complete[d]?|graduated)\b/
const going =
  /\b(?:cursando|em andamento|em curso|in progress|ongoing|matriculad[oa]|previsao|conclusao prevista|previst[oa]|\d{1,2}\s?[ºo°]\s?(?:semestre|periodo|ano))\b/
const left = /\b(?:incomplet[oa]|trancad[oa]|interrompid[oa]|nao concluid[oa])\b/
const statusWords =
  /[\s([,–—-]*\b(?:incomplet[oa]|trancad[oa]|interrompid[oa]|nao concluid[oa]|completo|completa|concluid[oa](?: em)?|formad[oa](?: em)?$|concluinte|conclusao(?: prevista)?(?: em| para)?|previsao(?: de)?(?: conclusao| termino| formatura)?(?: em| para)?|cursando(?: (?:o )?\d{1,2}\s?[ºo°]\s?(?:semestre|periodo|ano))?|em andamento|em curso|in progress|ongoing|completed?)\b\s*:?[)\]]?/g

function statusIn(text: string): FoundStatus {
  const shape = plain(text)
  if (left.test(shape)) return ''
  if (going.test(shape)) return '1'
  return complete.test(shape) ? '2' : ''
}

/** A name without the words that say whether the course is finished. */
function withoutStatus(text: string): string {
  const letters = [...text]
  const spans = [...plain(text).matchAll(statusWords)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  )
  const kept = letters.filter((_, at) => !spans.some(([from, to]) => at >= from && at < to)).join('')
  return tidyEnds(kept).replace(/\s*\(\s*\)\s*$/, '')
}

/** 'Técnico em Enfermagem pelo Senac' begins with a course although it names a school. */
const isCourseOf = (text: string) =>
  /^(?:ensino|bachar|licenciat|gradua|tecnolog|tecnic[oa] em|mba|pos|mestrado|doutorado|curso|especializa|superior|bachelor|master|high school|supletivo)/.test(
    plain(text),
  ) && !/^high school\b.+/.test(plain(text))

const levelBefore =
  /^(?:curso (?:de |em )?)?(?:ensino superior|curso superior|nivel superior|superior|bacharelado?a?|bacharel|licenciatura(?: plena)?|graduacao|graduad[oa]|curso superior de tecnologia|tecnologia|tecnolog[oa]|superior de tecnologia|ensino tecnico|curso tecnico|tecnic[oa]|pos[- ]?graduacao(?: lato sensu)?|especializacao|mestrado(?: profissional)?|doutorado|bachelor(?:'s)?(?: degree)?(?: of (?:science|arts))?|master(?:'s)?(?: degree)?|mba)\s*(?:completo|incompleto|profissionalizante)?\s*(?:em|de|in|of|,|:|[-–])\s+/

/** The course's own name, without the level, which is stored separately: 'Bacharelado em Direito' is 'Direito'. */
function courseName(text: string): string {
  const found = levelBefore.exec(plain(text))
  const rest = found ? [...text].slice(found[0].length).join('').trim() : text.trim()
  return rest || text.trim()
}

function formationOf(draft: Draft, today: Day): FoundFormation {
  const level = draft.level || schoolingNamed(draft.course)
  const ended =
    draft.to.length === 4 ? `${draft.to}-01` <= monthOf(today) : draft.to !== '' && draft.to <= monthOf(today)
  const status = draft.status || (draft.isOpen ? '1' : draft.to === '' ? '' : ended ? '2' : '1')
  return {
    schoolLevel: level || (draft.school ? levelOfSchool(draft.school) : ''),
    course: courseName(draft.course).slice(0, 160),
    nameOfInstitution: draft.school.slice(0, 160),
    courseStatus: status,
    courseStart: draft.from,
    courseEnd: draft.to,
  }
}

/** A course without a level at a university is a graduation. */
function levelOfSchool(school: string): string {
  return isUniversity(school) ? 'BACHELOR_NORMAL' : ''
}
