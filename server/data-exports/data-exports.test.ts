import { curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import type { Fields } from '@trampolim/marketplace/fields/field.ts'
import { pcdFields } from '@trampolim/marketplace/registration/fields.ts'
import { exportAreas, exportLabels, exportTables } from '@trampolim/phrases/pt-br/data-export.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertReviewer } from '@trampolim/tests/reviewers.ts'
import { selectionIn } from '@trampolim/tests/selection.ts'
import { faultsInHtml } from '@trampolim/tests/valid-html.ts'
import { insertAlert, insertJob, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { fileHandlers } from '../files/background.ts'
import { storeMadeFile } from '../files/store-made-file.ts'
import { leavingRoutes } from '../leaving/routes.ts'
import { letterHandlers } from '../letters/background.ts'
import { lookRoutes } from '../looks/routes.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { invitationRoutes } from '../recruiters/invitations/invitation-routes.ts'
import { recruiterRoutes } from '../recruiters/routes.ts'
import type { ExportedTable } from './areas.ts'
import { areasOf, type ExportedRole } from './areas-of.ts'
import { dataExportHandlers } from './background.ts'
import { dropEndedExports, makeExport } from './make-export.ts'
import { findExport } from './queries.ts'
import { dataExportRoutes } from './routes.ts'

/** Tables that aren't exported, by the reason. */
const leftTables: readonly { reason: string; tables: readonly string[] }[] = [
  {
    reason:
      'what recruiters think of candidates, written for their company alone: handing it out would reveal its authors',
    tables: ['note', 'candidate_like', 'scorecard', 'candidacy_tag'],
  },
  {
    reason: 'derived from exported rows, for searches',
    tables: [
      'curriculum_search',
      'curriculum_spot',
      'alert_ground',
      'alert_news',
      'alert_search',
      'job_search',
      'job_card',
    ],
  },
  { reason: 'the decisions that are exported with the reviews, with who made them', tables: ['audit_entry'] },
  { reason: 'changes that are exported where they were made, for the listeners', tables: ['event', 'event_delivery'] },
  {
    reason: 'codes, counts and challenges that end within a day, by the address, network or a hash',
    tables: ['verification', 'failed_try', 'limit_count', 'counted_use', 'spent_challenge'],
  },
  {
    reason: 'about companies and their people, who have no account as a candidate',
    tables: [
      'recruiter',
      'organization',
      'shown_organization',
      'join_decline',
      'organization_invitation',
      'watched_search',
      'automatic_response',
      'notice',
      'notice_edit',
      'company_name',
    ],
  },
  {
    reason: 'about jobs, which recruiters write',
    tables: [
      ...['automatic_response_job', 'interview', 'interview_slot', 'job', 'job_status_change', 'job_total'],
      'selection_counter',
    ],
  },
  { reason: 'what links lead to, without who asked', tables: ['link_preview'] },
  { reason: 'addresses of public pages', tables: ['changed_address'] },
  { reason: 'of an address and a project, never of an account', tables: ['api_key', 'api_key_link'] },
  { reason: 'about reviewers', tables: ['reviewer'] },
  { reason: 'keyed hashes of addresses, without who has them', tables: ['letter', 'returning_address'] },
  { reason: 'that somebody left, without who', tables: ['departure'] },
  { reason: 'the export itself', tables: ['data_export'] },
  {
    reason: 'sums without people',
    tables: ['help_rating', 'job_search_change', 'popular_count', 'popular_job', 'popular_search', 'topic'],
  },
  {
    reason: 'reference data',
    tables: [
      ...['known_zip_code', 'municipality', 'district_name', 'national_holiday', 'occupation', 'occupation_name'],
      ...['reference_document', 'reference_load'],
    ],
  },
  {
    reason: 'the system’s own',
    tables: [
      ...[
        'background_worker',
        'demo_world',
        'demo_identity',
        'migration',
        'row_layout',
        'secret_key',
        'pg_stat_statements',
      ],
      'pg_stat_statements_info',
    ],
  },
]

const tablesOf = (role: ExportedRole): readonly ExportedTable[] => areasOf(role).flatMap(([, tables]) => tables)
const namesOf = (role: ExportedRole) => tablesOf(role).map(({ table }) => table)

/**
 * Whatever isn't exported for recruiters isn't exported for candidates either, except what only candidates have, and
 * the company's jobs.
 */
function leftOf(role: ExportedRole): string[] {
  const left = leftTables.flatMap((each) => each.tables)
  if (role === 'candidate') return left
  const exported = namesOf('recruiter')
  return [...left, ...namesOf('candidate')].filter((table) => !exported.includes(table))
}

describe('what is exported of a person', async () => {
  const { owner } = await testHouse()

  it.each(['candidate', 'recruiter'] as const)(
    'is decided for each table and each exported column, of a %s',
    async (role) => {
      const { rows } = await sql<{ table: string; column: string }>`
      select c.relname as table, a.attname as column
      from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    `.execute(owner)
      const catalog = Map.groupBy(rows, ({ table }) => table)
      const tables = tablesOf(role)
      const left = leftOf(role)
      const exported = namesOf(role)
      expect([...exported, ...left].toSorted()).toEqual(
        [...new Set([...catalog.keys(), ...left.filter((table) => table.startsWith('pg_stat_'))])].toSorted(),
      )
      for (const { table, columns, left: out = {} } of tables) {
        const known = [...columns, ...Object.keys(out)].toSorted()
        expect({ table, columns: known }).toEqual({
          table,
          columns: catalog
            .get(table)
            ?.map((c) => c.column)
            .toSorted(),
        })
      }
    },
  )

  it('has a name for readers', () => {
    const fields = (of: Fields): string[] =>
      Object.entries(of).flatMap(([name, field]) => [
        name,
        ...(field.is === 'list' || field.is === 'record' ? fields(field.of) : []),
      ])
    const tables = [...tablesOf('candidate'), ...tablesOf('recruiter')]
    const columns = tables.flatMap((each) => each.columns)
    for (const name of [...columns, ...fields(curriculumFields), ...fields(pcdFields)])
      expect({ name, isNamed: Object.hasOwn(exportLabels, name) }).toEqual({ name, isNamed: true })
    expect(Object.keys(exportTables).toSorted()).toEqual([...new Set(tables.map(({ table }) => table))].toSorted())
    const areas = [...areasOf('candidate'), ...areasOf('recruiter')].map(([area]) => area)
    expect(Object.keys(exportAreas).toSorted()).toEqual([...new Set(areas)].toSorted())
  })
})

describe('the file with a candidate’s data', async () => {
  const house = await testHouse()
  const { database, storage } = house
  const { calls, candidatesCalls, hiring, person } = selectionIn(house)
  const exports = (who: Person | null) => house.as(dataExportRoutes, who)
  const work = () =>
    house.work({ handlers: [...dataExportHandlers, ...letterHandlers, ...fileHandlers], listeners: [] })

  const fileOf = (who: Person) =>
    database
      .selectFrom('stored_file')
      .select(['id', 'storage_key as key', 'original_name as name', 'content_type as type', 'attached_at'])
      .where('owner_id', '=', who.accountId)
      .where('purpose', '=', 'data-export')
      .execute()

  /** The texts of the files in the archive, by their names. */
  async function partsOf(who: Person) {
    const [file] = await fileOf(who)
    const inside = unzipSync((await storage.read(file?.key ?? '')) as Uint8Array)
    return new Map(Object.entries(inside).map(([name, bytes]) => [name, strFromU8(bytes)]))
  }

  /** A person with data in many areas, and another person with the same kinds of data. */
  async function zulmira() {
    const { bruno, jobId } = await hiring()
    const who = await person('Zulmira Quaresma', { curriculum: { objective: 'Quero <b>pães</b>.' } })
    const davi = await person('Davi Pontes', { curriculum: { objective: 'Quero bolos.' } })
    for (const each of [who, davi]) {
      await candidatesCalls(each).applyToJob({ jobId, cvType: 'professional' })
      await calls(bruno).readCandidate({ jobId, cvId: each.cvId })
      await insertAlert(house, { professionalId: each.accountId, occupation: 'padeiro', name: 'Padarias' })
    }
    await calls(bruno).writeNote({ jobId, candidateId: who.accountId, text: 'Fala devagar.' })
    const [look] = (await house.as(lookRoutes, who).listLooks({})).items
    await house.as(lookRoutes, who).reportLook({ id: look?.id as string, text: 'Não conheço.' })
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    await database
      .insertInto('review')
      .values({
        ...{ id: newId(house.now()), subject: 'candidate', subject_id: who.accountId, name: 'Zulmira Quaresma' },
        ...{ entered_at: house.now(), due_at: house.now(), decision: 'approve', claimed_by: rita.accountId },
        ...{ decided_by: rita.accountId, decided_at: house.now(), reason: 'Tudo certo.' },
      })
      .execute()
    const upload = {
      ownerId: who.accountId,
      name: 'cv.pdf',
      contentType: 'application/pdf',
      bytes: Buffer.from('%PDF'),
    }
    const fileId = await storeMadeFile(house, { ...upload, purpose: 'data-export' })
    await database
      .updateTable('stored_file')
      .set({ purpose: 'curriculum', attached_at: house.now() })
      .where('id', '=', fileId)
      .execute()
    return { who, davi, bruno, rita, fileId }
  }

  it('has everything about them as JSON, a page and their files, and nothing about others', async () => {
    const { who, bruno, rita, fileId } = await zulmira()
    expect(await exports(who).askDataExport({})).toMatchObject({ state: 'making', ends: null })
    await work()
    const parts = await partsOf(who)
    expect([...parts.keys()].toSorted()).toEqual(
      [
        `arquivos/${fileId}-cv.pdf`,
        'index.html',
        ...areasOf('candidate').map(([area]) => `dados/${exportAreas[area].file}.json`),
      ].toSorted(),
    )
    const read = (name: string) => JSON.parse(parts.get(`dados/${name}.json`) ?? '')
    expect(read('conta').account).toMatchObject([{ email: who.email }])
    expect(read('cadastro').professional).toMatchObject([{ name: 'Zulmira Quaresma', municipality: 'São Paulo, SP' }])
    expect(read('curriculos').curriculum).toMatchObject([
      { objective: 'Quero <b>pães</b>.', occupations: [{ cbo: '521110' }] },
    ])
    expect(read('processos-seletivos')).toMatchObject({
      candidacy: [{ step: 'curriculums', job_name: 'Vendedor de loja' }],
      candidacy_history: [{ type: 'applied' }],
    })
    expect(read('vagas-e-alertas').job_alert).toMatchObject([{ name: 'Padarias' }])
    expect(read('quem-viu')).toMatchObject({
      look: [{ company_name: 'Padaria Aurora' }],
      look_report: [{ text: 'Não conheço.' }],
    })
    expect(read('analises').review).toMatchObject([{ decision: 'approve', reason: 'Tudo certo.' }])

    const names = await sql<{ name: string }>`select name from recruiter union select name from reviewer`.execute(
      database,
    )
    const all = [...parts.values()].join('\n')
    for (const { name } of names.rows) expect(all).not.toContain(name)
    for (const other of [bruno.accountId, rita.accountId, bruno.email, 'Davi Pontes', 'bolos', 'Fala devagar'])
      expect(all).not.toContain(other)
    expect(all).not.toContain('password_hash')

    const page = parts.get('index.html') ?? ''
    expect(page).toContain('Quero &#60;b&#62;pães')
    expect(page).toContain('Ensino médio')
    expect(await faultsInHtml(page)).toEqual([])
  })

  it('is announced by a letter that links to the page, and can be opened only by its owner, as an attachment', async () => {
    const { who, davi } = await zulmira()
    await exports(who).askDataExport({})
    expect((await refusal(exports(who).openDataExport({}))).code).toBe('file_not_found')
    await work()
    expect(house.letters).toMatchObject([{ to: who.email, subject: 'Seus dados estão prontos para baixar' }])
    expect(house.letters[0]?.text).toContain('/profile/privacy#data-export')
    expect(house.letters[0]?.text).not.toContain('signature')
    expect(await exports(who).readDataExport({})).toMatchObject({ state: 'ready', ends: '2026-03-12T15:00:00.000Z' })
    const [file] = await fileOf(who)
    expect(file).toMatchObject({ name: 'meus-dados-trampolim.zip', type: 'application/zip' })
    expect((await exports(who).openDataExport({})).url).toContain(`/files/${file?.id}?expires=`)
    expect((await refusal(exports(davi).openDataExport({}))).code).toBe('file_not_found')
    expect(await exports(davi).readDataExport({})).toMatchObject({ state: 'none' })
  })

  it.each([
    ['can still be undone', 60_000, 'job:approved'],
    ['wait until the job, which is taken down, is back', -60_000, 'job:blocked'],
  ])('leaves out moves that %s', async (_, undoable, status) => {
    const { who, bruno } = await zulmira()
    const { processId, jobId } = await database
      .selectFrom('candidacy')
      .select(['id as processId', 'job_id as jobId'])
      .where('professional_id', '=', who.accountId)
      .executeTakeFirstOrThrow()
    await database.updateTable('job').set({ status }).where('id', '=', jobId).execute()
    const until = new Date(house.now().getTime() + undoable)
    const untold_since = house.now()
    const unannounced = { undo_step: 'curriculums', undo_until: until, told_step: 'curriculums', untold_since }
    const told = { told_at: house.now(), step: 'finalists', moved_at: house.now() }
    await database
      .updateTable('candidacy')
      .set({ ...unannounced, ...told })
      .where('id', '=', processId)
      .execute()
    await database
      .insertInto('candidacy_history')
      .values({
        ...{
          id: newId(house.now()),
          candidacy_id: processId,
          type: 'moved',
          actor: 'recruiter',
          actor_id: bruno.accountId,
        },
        ...{ from_step: 'curriculums', to_step: 'finalists', happened_at: house.now() },
      })
      .execute()
    await exports(who).askDataExport({})
    await work()
    expect((await partsOf(who)).get('dados/processos-seletivos.json')).not.toContain('finalists')
  })

  it('leaves out an unannounced decision to keep a person for other jobs', async () => {
    const { who } = await zulmira()
    const undoable = { undo_step: 'curriculums', undo_until: new Date(house.now().getTime() + 60_000) }
    await database
      .updateTable('candidacy')
      .set({ ...undoable, told_step: 'curriculums', told_at: house.now(), untold_since: house.now(), outcome: 'kept' })
      .where('professional_id', '=', who.accountId)
      .execute()
    await exports(who).askDataExport({})
    await work()
    expect((await partsOf(who)).get('dados/processos-seletivos.json')).not.toContain('kept')
  })

  it('leaves out invitations and hiring messages of which the person hasn’t been notified yet', async () => {
    const { who, bruno } = await zulmira()
    const { organizationId } = await hiring()
    const { processId } = await database
      .selectFrom('candidacy')
      .select('id as processId')
      .where('professional_id', '=', who.accountId)
      .executeTakeFirstOrThrow()
    const told = async (at: Date | null, number: string) => {
      const jobId = await insertJob(house, { organizationId })
      const sent = { made_by: bruno.accountId, made_at: house.now(), told_at: at, due_at: house.now() }
      await database
        .insertInto('invitation')
        .values({
          ...{ ...sent, id: number.repeat(24), job_id: jobId, professional_id: who.accountId, cv_type: 'professional' },
          ...{ status: 'invite:pending', source: 'search', question_ids: [], job_name: `Convite ${number}` },
          for_client: false,
        })
        .execute()
      await database
        .insertInto('hiring_message')
        .values({
          ...{ ...sent, id: number.repeat(24), candidacy_id: processId, salary: 210_000, start_on: '2026-05-04' },
          ...{ documents: [], other_documents: '', message: `Mensagem ${number}` },
          ...(number === '1' ? { status: 'expired', due_at: null } : { status: 'pending' }),
        })
        .execute()
    }
    await told(house.now(), '1')
    await told(null, '2')
    await exports(who).askDataExport({})
    await work()
    const read = JSON.parse((await partsOf(who)).get('dados/processos-seletivos.json') ?? '')
    expect(read.invitation).toMatchObject([{ job_name: 'Convite 1' }])
    expect(read.hiring_message).toMatchObject([{ message: 'Mensagem 1' }])
  })

  it('is made once for twenty simultaneous requests within the quota, and the link works twice', async () => {
    const { who } = await zulmira()
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => exports(who).askDataExport({})))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect((await refusal(exports(who).askDataExport({}))).status).toBe(429)
    const { id } = await database.selectFrom('data_export').select('id').executeTakeFirstOrThrow()
    await Promise.all([makeExport(house, { id }), makeExport(house, { id })])
    await work()
    expect(house.letters).toHaveLength(1)
    expect(await fileOf(who)).toHaveLength(1)
  })

  it('is replaced by a new one, and deleted when it ends', async () => {
    const { who } = await zulmira()
    await exports(who).askDataExport({})
    await work()
    const [first] = await fileOf(who)
    await exports(who).askDataExport({})
    await work()
    const [second, ...more] = await fileOf(who)
    expect(more).toEqual([])
    expect(second?.id).not.toBe(first?.id)
    expect(await storage.read(first?.key ?? '')).toBeNull()
    house.clock.pass(48 * 3600)
    expect(await exports(who).readDataExport({})).toMatchObject({ state: 'none' })
    expect((await refusal(exports(who).openDataExport({}))).code).toBe('file_not_found')
    await dropEndedExports(house)
    await work()
    expect(await fileOf(who)).toEqual([])
    expect(await storage.read(second?.key ?? '')).toBeNull()
  })

  it('is deleted with the account, also while it is being made', async () => {
    const { who, davi } = await zulmira()
    for (const each of [who, davi]) await exports(each).askDataExport({})
    await house.as(leavingRoutes, davi).deleteProfessional({})
    await work()
    const [file] = await fileOf(who)
    expect(await fileOf(davi)).toEqual([])
    await house.as(leavingRoutes, who).deleteProfessional({})
    await work()
    expect(await fileOf(who)).toEqual([])
    expect(await storage.read(file?.key ?? '')).toBeNull()
  })

  it('reports that it failed, or took too long, and can be requested again', async () => {
    const { who } = await zulmira()
    await exports(who).askDataExport({})
    const { id } = await database.selectFrom('data_export').select('id').executeTakeFirstOrThrow()
    const full = { ...storage, write: () => Promise.reject(new Error('the disk is full')) }
    await makeExport({ ...house, storage: full }, { id })
    expect(await exports(who).readDataExport({})).toMatchObject({ state: 'failed', ends: null })
    await exports(who).askDataExport({})
    expect(await exports(who).readDataExport({})).toMatchObject({ state: 'making' })
    house.clock.pass(3601)
    expect(await findExport(database, { accountId: who.accountId, now: house.now() })).toMatchObject({
      state: 'failed',
    })
    await exports(who).askDataExport({})
    await work()
    expect(await exports(who).readDataExport({})).toMatchObject({ state: 'ready' })
  })

  it('has everything about a recruiter too, and nothing about candidates and colleagues', async () => {
    const { who, bruno, rita } = await zulmira()
    const marta = await insertRecruiter(house, {
      organizationId: (await database.selectFrom('organization').select('id').executeTakeFirstOrThrow()).id,
      name: 'Marta Reis',
    })
    await house.as(invitationRoutes, marta).inviteColleague({ email: 'lia@padaria.example' })
    expect(await exports(marta).askRecruiterExport({})).toMatchObject({ state: 'making' })
    await work()
    expect(house.letters.at(-1)?.text).toContain('/recruiter/profile/privacy#data-export')
    const parts = await partsOf(marta)
    expect([...parts.keys()].toSorted()).toEqual(
      ['index.html', ...areasOf('recruiter').map(([area]) => `dados/${exportAreas[area].file}.json`)].toSorted(),
    )
    const read = (name: string) => JSON.parse(parts.get(`dados/${name}.json`) ?? '')
    expect(read('conta').account).toMatchObject([{ email: marta.email }])
    expect(read('cadastro').recruiter).toMatchObject([{ name: 'Marta Reis' }])
    expect(read('empresa').organization_invitation).toHaveLength(1)
    const all = [...parts.values()].join('\n')
    for (const other of [bruno.email, who.email, 'Zulmira', 'lia@padaria.example', rita.accountId])
      expect(all).not.toContain(other)
    expect(await faultsInHtml(parts.get('index.html') ?? '')).toEqual([])
    expect((await exports(marta).openRecruiterExport({})).url).toContain('/files/')
    expect((await refusal(exports(bruno).openRecruiterExport({}))).code).toBe('file_not_found')
    for (const call of ['readRecruiterExport', 'askRecruiterExport', 'openRecruiterExport'] as const) {
      expect((await refusal(exports(null)[call]({}))).status).toBe(401)
      for (const other of [who, rita]) expect((await refusal(exports(other)[call]({}))).status).toBe(403)
    }
    await house.as(recruiterRoutes, marta).deleteRecruiter({})
    await work()
    expect(await fileOf(marta)).toEqual([])
  })

  it('is for candidates only, inactive ones too', async () => {
    const { who, bruno, rita } = await zulmira()
    const inactive = { ...who, role: 'user:inactive' } as const
    await exports(inactive).askDataExport({})
    await work()
    expect(await exports(inactive).readDataExport({})).toMatchObject({ state: 'ready' })
    for (const call of ['readDataExport', 'askDataExport', 'openDataExport'] as const) {
      expect((await refusal(exports(null)[call]({}))).status).toBe(401)
      for (const other of [bruno, rita]) expect((await refusal(exports(other)[call]({}))).status).toBe(403)
    }
  })
})
