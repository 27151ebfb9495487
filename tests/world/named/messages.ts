import { contactDueAt } from '@trampolim/marketplace/contact/messages.ts'
import { worldId } from '../ids.ts'
import { before, type Row } from './days.ts'

type Said = { by: string; text: string; minutesAgo: number }
type Talk = { candidacy: Row<'candidacy'>; said: readonly Said[]; read: Readonly<Record<string, number>> }

/** The bakery's conversations: Ana with Bruno, whose answer is unread, and Elisa with another candidate. */
export function talks(of: { candidacies: readonly Row<'candidacy'>[]; ana: string; recruiters: { id: string }[] }) {
  const [bruno, elisa] = of.recruiters.map(({ id }) => id) as [string, string]
  const { ana, candidacies } = of
  const anas = candidacies.filter(({ professional_id }) => professional_id === ana)
  const [cakes, counter] = anas as [Row<'candidacy'>, Row<'candidacy'>]
  const other = candidacies.find(({ step, professional_id }) => step === 'finalists' && professional_id !== ana)
  const day = 24 * 60
  return [
    {
      candidacy: cakes,
      said: [
        {
          by: bruno,
          text: 'Oi, Ana! Gostamos do seu currículo. Você pode vir conversar nesta semana?',
          minutesAgo: 3 * day,
        },
        { by: ana, text: 'Oi, Bruno! Posso, sim. Preciso levar algum documento?', minutesAgo: 3 * day - 8 },
        { by: bruno, text: 'Só o RG e a carteira de trabalho. Pode ser a digital.', minutesAgo: 95 },
        { by: bruno, text: 'A entrada é pela porta lateral, ao lado da farmácia.', minutesAgo: 94 },
        { by: ana, text: 'Combinado!\nChego dez minutos antes.', minutesAgo: 35 },
      ],
      read: { [ana]: 4, [bruno]: 4 },
    },
    {
      candidacy: counter,
      said: [
        { by: ana, text: 'Bom dia! O horário da vaga inclui domingos?', minutesAgo: 2 * day },
        { by: elisa, text: 'Bom dia, Ana! Um domingo por mês, com folga na segunda.', minutesAgo: 50 },
      ],
      read: { [ana]: 0, [elisa]: 1 },
    },
    ...(other
      ? [
          {
            candidacy: other,
            said: [{ by: elisa, text: 'Olá! Recebemos seus documentos, obrigada.', minutesAgo: 4 * day }],
            read: { [other.professional_id as string]: 1 },
          },
        ]
      : []),
  ] as readonly Talk[]
}

/** The report of the last conversation by its candidate, for Rita. */
export function talkReport(threads: readonly Row<'message_thread'>[], now: Date): Row<'thread_report'>[] {
  const thread = threads.at(-1)
  if (!thread) return []
  const reported = before(now, 1)
  return [
    {
      ...{ id: worldId('other', 952_000, reported), thread_id: thread.id, reported_by: thread.professional_id },
      ...{ by_candidate: true, last_number: 1, reported_at: reported },
      text: 'Não mandei documento nenhum. Podem ver se escreveram para a pessoa certa?',
    },
  ]
}

/** Two people's messages to the people who run the marketplace, for Rita to answer. */
export function contactRows(now: Date, { id, name }: { id: string; name: string }) {
  const [hour, recently] = [before(now, 1 / 24), before(now, 5 / 24)]
  const rows: Row<'contact_message'>[] = [
    {
      ...{ id: worldId('other', 953_000, recently), kind: 'reportJob', name, email: 'ana@trampolim.example' },
      ...{
        account_id: id,
        fingerprint: 'reported-ad',
        sent_at: recently,
        due_at: contactDueAt('reportJob', recently),
      },
      message: 'Vi uma vaga parecida com esta em outro site, pedindo R$ 80 pelo uniforme. Podem conferir a empresa?',
    },
    {
      ...{
        id: worldId('other', 953_001, hour),
        kind: 'help',
        name: 'Célia Rocha',
        email: 'celia.rocha@exemplo.com.br',
      },
      ...{ fingerprint: 'asked-for-help', sent_at: hour, due_at: contactDueAt('help', hour) },
      message: 'Minha mãe não tem e-mail. Ela pode se cadastrar com o meu?',
    },
  ]
  return rows
}

/** The rows of conversations. */
export function talkRows(
  all: readonly Talk[],
  { now, organization, names }: { now: Date; organization: string; names: Readonly<Record<string, string>> },
) {
  const rows = all.map(({ candidacy, said, read }, at) => {
    const moments = said.map(({ minutesAgo }) => before(now, minutesAgo / (24 * 60)))
    const [first, last] = [moments[0] as Date, moments.at(-1) as Date]
    const id = worldId('other', 950_000 + at, first)
    const lastBy = (isTheirs: (by: string) => boolean) => said.findLastIndex(({ by }) => isTheirs(by)) + 1
    const thread: Row<'message_thread'> = {
      ...{ id, candidacy_id: candidacy.id as string, professional_id: candidacy.professional_id as string },
      ...{ job_id: candidacy.job_id as string, organization_id: organization, last_number: said.length },
      last_by_candidate: lastBy((by) => by === candidacy.professional_id),
      last_by_company: lastBy((by) => by !== candidacy.professional_id),
      ...{ created_at: first, modified_at: last },
    }
    const messages = said.map(({ by, text }, nth): Row<'message'> => {
      const byCandidate = by === candidacy.professional_id
      return {
        ...{ id: worldId('other', 951_000 + at * 20 + nth, moments[nth] as Date), thread_id: id, number: nth + 1 },
        ...{
          by_candidate: byCandidate,
          author_id: by,
          author_name: names[by] ?? '',
          text,
          created_at: moments[nth] as Date,
        },
      }
    })
    const readers = Object.entries(read).map(
      ([account_id, read_to]): Row<'message_reader'> => ({ thread_id: id, account_id, read_to }),
    )
    return { thread, messages, readers }
  })
  return {
    threads: rows.map(({ thread }) => thread),
    messages: rows.flatMap(({ messages }) => messages),
    readers: rows.flatMap(({ readers }) => readers),
  }
}
