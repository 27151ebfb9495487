import { exportAreas } from '@trampolim/phrases/pt-br/data-export.ts'
import { faultsInHtml } from '@trampolim/tests/checks/valid-html.ts'
import { dataExportsIn } from '@trampolim/tests/fixtures/data-exports.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertAlert, insertJob, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { tell } from '../notifications/tell.ts'
import { newId } from '../platform/ids.ts'
import { invitationRoutes } from '../recruiters/invitations/invitation-routes.ts'
import { recruiterRoutes } from '../recruiters/routes.ts'
import { areasOf } from './areas-of.ts'

describe('the file with a candidate’s data', async () => {
  const house = await testHouse()
  const { database } = house
  const { exports, fileOf, hiring, partsOf, work, zulmira } = dataExportsIn(house)

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

  it('says on the page in words what is stored as codes, and what an alert filters by', async () => {
    const { who } = await zulmira()
    const filters = { workType: ['2'], shifts: ['night'], pcdOnly: true }
    await insertAlert(house, { professionalId: who.accountId, occupation: 'padeiro', filters, frequency: 'at-once' })
    await database
      .updateTable('curriculum')
      .set({ content: sql`content || '{"workPlaces":[{"cityState":3304557}]}'` })
      .where('professional_id', '=', who.accountId)
      .execute()
    const told = { variant: 'newDevice', accountIds: [who.accountId] } as const
    await database.transaction().execute((tx) => tell(tx, { kind: 'security', ...told }, house))
    await exports(who).askDataExport({})
    await work()
    const parts = await partsOf(who)
    const { job_alert } = JSON.parse(parts.get('dados/vagas-e-alertas.json') ?? '')
    expect(job_alert).toMatchObject([{ filters: {} }, { filters }])
    const page = (parts.get('index.html') ?? '').replaceAll(/<[^>]+>/g, '|')
    for (const words of [
      'Turno',
      'Noite',
      'Remoto',
      'Na hora',
      'Livre: com meu nome',
      'Segurança da conta',
      'Rio de Janeiro, RJ',
    ])
      expect.soft(page).toContain(words)
    for (const code of [
      'at-once',
      '|free|',
      'newDevice',
      '3304557',
      'searchingJob',
      'updateAt',
      'cvType',
      'em centavos',
      'Nome completo|Padarias',
    ])
      expect.soft(page).not.toContain(code)
    expect(page).not.toMatch(/\d{4}-\d\d-\d\dT/)
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

  it('leaves out a discard after an interview that isn’t announced', async () => {
    const { who, bruno } = await zulmira()
    const { organizationId, jobId } = await hiring()
    const [id, moment] = [newId(house.now()), house.now()]
    const undoable = { undo_step: 'interviews', undo_until: new Date(moment.getTime() + 60_000), untold_since: moment }
    const { processId } = await database
      .updateTable('candidacy')
      .set({ ...undoable, told_step: 'interviews', told_at: moment, step: 'discarded', discarded_by: 'recruiter' })
      .set({ discarded_at: moment, discarded_from: 'interviews' })
      .where('professional_id', '=', who.accountId)
      .returning('id as processId')
      .executeTakeFirstOrThrow()
    const of = { organization_id: organizationId, made_by: bruno.accountId }
    const meeting = { type: 'live', address: 'Rua das Flores, 10', link: '', type_info: '', notes: '' }
    await database
      .insertInto('interview')
      .values({ id, job_id: jobId, ...of, ...meeting, timezone: 'America/Sao_Paulo', made_at: moment })
      .execute()
    const times = { start_at: moment, end_at: new Date(moment.getTime() + 60_000), set_at: moment, told_at: moment }
    await database
      .insertInto('interview_candidate')
      .values({ id, interview_id: id, candidacy_id: processId, ...of, ...times, status: 'recruiter:disqualified' })
      .execute()
    await exports(who).askDataExport({})
    await work()
    const read = JSON.parse((await partsOf(who)).get('dados/processos-seletivos.json') ?? '')
    expect(read.interview_candidate).toMatchObject([{ status: 'automation:finish' }])
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
})
