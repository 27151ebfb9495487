import type { notices as calls, PublicNotice } from '../gateway/notices.ts'
import type { ExamplesOf } from './example.ts'
import { exampleIds } from './jobs.ts'

const notice: PublicNotice = {
  id: exampleIds.notice,
  kind: 'recruitmentDay',
  title: 'Dia de contratação: padeiros e atendentes',
  text: 'Vamos conversar com quem quer trabalhar na padaria. Há vagas de manhã e à tarde, também para o primeiro emprego.',
  day: '2026-03-19',
  start: '09:00',
  end: '12:00',
  address: 'Rua Augusta, 1200, Consolação',
  city: 'São Paulo',
  state: 'SP',
  link: '',
  howTo: 'Chegue até as 11h com um documento. Se tiver currículo, traga também.',
  starts: '2026-03-19T12:00:00.000Z',
  ends: '2026-03-19T15:00:00.000Z',
  published: '2026-03-10T15:00:00.000Z',
  company: 'Padaria Aurora',
  organizationId: exampleIds.organization,
  organizationPage: true,
}

/** Examples of the calls about notices that anyone may make. */
export const notices: ExamplesOf<typeof calls> = {
  listNotices: {
    asks: { state: 'SP', kind: 'recruitmentDay', page: 1, size: 1 },
    answers: { items: [notice], page: 1, size: 1, total: 2 },
  },
  listNewNotices: { asks: { size: 1 }, answers: [notice] },
  noticeParts: { asks: {}, answers: [{ part: 1, modified: notice.published }] },
  noticePart: { asks: { part: 1 }, answers: [{ id: notice.id, modified: notice.published }] },
  readNotice: { asks: { id: notice.id }, answers: notice },
  readNoticeCalendar: {
    asks: { id: notice.id },
    answers: { content: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Trampolim//Trampolim//PT\r\nEND:VCALENDAR' },
  },
}
