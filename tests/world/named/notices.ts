import { addDays, dayOf } from '@trampolim/marketplace/time/days.ts'
import { reviewDueAt } from '@trampolim/marketplace/time/working-days.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import type { Bakery } from './bakery.ts'
import { before, type Row } from './days.ts'

/**
 * Inserts the bakery's upcoming notices: two published ones, one of them with a pending edit, a pending one, and a
 * rejected one.
 */
export async function fillNotices(database: Database, { bakery, now }: { bakery: Bakery; now: Date }) {
  const { organization_id: organization } = bakery.jobs[0] as Row<'job'>
  const written = before(now, 1)
  const notice = (number: number, ahead: number): Row<'notice'> => ({
    ...{ id: worldId('other', 954_000 + number, written), organization_id: organization, written_by: bakery.recruiter },
    ...{
      kind: 'openHouse',
      title: '',
      text: '',
      day: addDays(dayOf(now), ahead),
      start_time: '09:00',
      end_time: '12:00',
    },
    ...{ address: 'Rua Augusta, 1200, Consolação', municipality_id: 3_550_308, link: '', how_to: '' },
    ...{ status: 'pending', written_at: written, due_at: reviewDueAt(written) },
  })
  const decided = { decided_at: now, over_at: null, approved_at: null, reason: null, edit_due_at: null, edition: 1 }
  const waiting = { ...decided, decided_at: null }
  const training = {
    ...{ kind: 'training', title: 'Treinamento de atendimento no balcão' },
    how_to: 'Mande uma mensagem para a padaria ou chegue 15 minutos antes.',
  }
  await insertMany(database, 'notice', [
    {
      ...notice(0, 9),
      ...decided,
      ...{ kind: 'recruitmentDay', status: 'approved', approved_at: now },
      title: 'Dia de contratação: padeiros e atendentes',
      text: 'Vamos conversar com quem quer trabalhar na padaria. Há vagas de manhã e à tarde, também para o primeiro emprego.',
      how_to: 'Chegue até as 11h com um documento. Se tiver currículo, traga também.',
    },
    {
      ...notice(1, 16),
      ...waiting,
      title: 'Portas abertas na nossa cozinha',
      text: 'Venha ver como fazemos o pão de cada dia e pergunte o que quiser a quem trabalha aqui.',
      how_to: 'É só chegar. Venha de sapato fechado.',
    },
    {
      ...notice(2, 23),
      ...decided,
      ...{ kind: 'training', status: 'rejected', over_at: now },
      reason: 'O aviso pede uma taxa de inscrição. Treinamentos anunciados aqui são de graça.',
      title: 'Curso de panificação',
      text: 'Três horas de curso com o nosso padeiro-chefe. Taxa de inscrição de R$ 30.',
      how_to: 'Inscreva-se no balcão.',
    },
    {
      ...notice(3, 30),
      ...decided,
      ...training,
      ...{ status: 'approved', approved_at: now, edit_due_at: reviewDueAt(now), edition: 2 },
      text: 'Duas horas sobre como receber bem quem chega. Serve também para quem nunca trabalhou.',
    },
  ])
  const { id, day, start_time, end_time, address, municipality_id, link } = notice(3, 31)
  await insertMany(database, 'notice_edit', [
    {
      ...{ notice_id: id, written_by: bakery.recruiter, written_at: now, reason: null, ...training },
      ...{ day, start_time, end_time, address, municipality_id, link },
      text: 'Três horas sobre como receber bem quem chega, com café no fim. Serve também para quem nunca trabalhou.',
    },
  ])
}
