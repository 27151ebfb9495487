import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitingWork } from '@trampolim/tests/database/waiting-work.ts'
import { insertNotice } from '@trampolim/tests/fixtures/notices.ts'
import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, testHouse } from '@trampolim/tests/house.ts'
import { insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { cnpjOf } from '@trampolim/tests/world/ids.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { cvSearchRoutes } from '../cv-search/routes.ts'
import { noticeRoutes } from '../notices/routes.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { invitationRoutes } from '../recruiters/invitations/invitation-routes.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { handlers, listeners } from '../services/background.ts'
import { taskRoutes } from '../tasks/routes.ts'
import { userRoutes } from '../users/routes.ts'

const migration = join(import.meta.dirname, '../migrations/0163-taken-down-profiles.sql')
type Subject = 'recruiter' | 'organization' | 'candidate'

describe('a block by a reviewer', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, hiring, placed } = selectionIn(house)
  const work = () => house.work({ handlers, listeners })
  const rita = () => insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })

  async function block(by: Person, subject: Subject, subjectId: string) {
    const reason = 'Os dados não conferem.'
    await house.as(reviewRoutes, by).blockSubject({ subject, subjectId, reason })
    await work()
    house.clock.pass(60)
  }
  async function approve(by: Person, subjectId: string) {
    house.clock.pass(60)
    const { items } = await house.as(reviewRoutes, by).reviewQueue({})
    const { id } = items.find((each) => each.subjectId === subjectId) as { id: string }
    const { edition } = await house.as(reviewRoutes, by).readReview({ id })
    await house.as(reviewRoutes, by).decideReview({ id, edition, decision: 'approve' })
    await work()
  }

  it('of a recruiter outlasts their own correction: they get nothing of the company’s back before an approval', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const ana = await placed(jobId)
    const by = await rita()
    await block(by, 'recruiter', bruno.accountId)
    const tasks = house.as(taskRoutes, bruno)
    const task = (await tasks.listRecruiterTasks({})).find(({ taskId }) => taskId === bruno.accountId)
    const profile = { name: 'Bruno Lima Filho', phones: [{ phone: '11987654321', isWhatsApp: false }] }
    await tasks.correctRecruiterTask({ ...task!, profile })
    await work()
    const attempts = [
      () => calls(bruno).listStep({ jobId, step: 'curriculums' }),
      () => house.as(cvSearchRoutes, bruno).readFoundPerson({ cvId: ana.cvId }),
      () => house.as(invitationRoutes, bruno).inviteColleague({ email: 'comparsa@fora.example' }),
    ]
    for (const attempt of attempts) expect(await codeOf(attempt())).toBe('profile_not_approved')
    expect(await calls(elisa).listStep({ jobId, step: 'curriculums' })).toMatchObject({ total: 1 })
    await approve(by, bruno.accountId)
    for (const attempt of attempts) await attempt()
  })

  it('of a company outlasts its correction: neither its members nor its notices and invitations count before an approval', async () => {
    const { bruno, organizationId, jobId } = await hiring()
    const notice = await insertNotice(house, { organizationId })
    await house.as(invitationRoutes, bruno).inviteColleague({ email: 'marta@bomdia.example' })
    await work()
    const token = /invitation\?token=([\w-]+)/.exec(house.letters.at(-1)?.text ?? '')?.[1] ?? ''
    const reads = [
      () => calls(bruno).listStep({ jobId, step: 'curriculums' }),
      () => house.as(noticeRoutes).readNotice({ id: notice }),
      () => house.as(invitationRoutes).readInvitation({ token }),
    ]
    for (const read of reads) await read()
    const by = await rita()
    await block(by, 'organization', organizationId)
    const address = { idcard: cnpjOf(7), street: 'Rua A, 1', district: 'Centro' }
    await database.updateTable('organization').set(address).execute()
    const tasks = house.as(taskRoutes, bruno)
    const task = (await tasks.listRecruiterTasks({})).find(({ taskId }) => taskId === organizationId)
    const { organization } = await tasks.readRecruiterTask(task!)
    await tasks.correctRecruiterTask({
      ...task!,
      organization: { ...organization!, companyName: 'Padaria Nova Aurora' },
    })
    await work()
    const refused = []
    for (const read of reads) refused.push(await codeOf(read()))
    expect(refused).toEqual(['organization_not_approved', 'notice_not_found', 'action_not_found'])
    await approve(by, organizationId)
    for (const read of reads) await read()
  })

  it('of a candidate outlasts their correction: recruiters see and find them again after an approval', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId, 'Ana Souza', { cpf: '52998224725' })
    const seen = async () => ({
      listed: (await calls(bruno).listStep({ jobId, step: 'curriculums' })).total,
      named: await house
        .as(userRoutes, bruno)
        .readUser({ id: ana.accountId })
        .then(
          () => true,
          () => false,
        ),
      found: await house
        .as(cvSearchRoutes, bruno)
        .readFoundPerson({ cvId: ana.cvId })
        .then(
          () => true,
          () => false,
        ),
      rows: (await database.selectFrom('curriculum_spot').select('curriculum_id').execute()).length,
    })
    const [all, nothing] = [
      { listed: 1, named: true, found: true, rows: 1 },
      { listed: 0, named: false, found: false, rows: 0 },
    ]
    await database.transaction().execute(async (tx) => {
      const { refreshCvSearch } = await import('../cv-search/refresh-cv-search.ts')
      await refreshCvSearch(tx, [ana.cvId])
    })
    expect(await seen()).toEqual(all)
    const by = await rita()
    await block(by, 'candidate', ana.accountId)
    expect(await seen()).toEqual(nothing)
    const tasks = house.as(taskRoutes, { ...ana, role: 'user:inactive' })
    const [task] = await tasks.listProfessionalTasks({})
    const { profile } = await tasks.readProfessionalTask(task!)
    await tasks.correctProfessionalTask({ ...task!, profile: { ...profile!, name: 'Ana Souza Lima' } })
    await work()
    expect(await seen()).toEqual(nothing)
    await approve(by, ana.accountId)
    expect(await seen()).toEqual(all)
  })

  describe('from before it was noted', () => {
    /** Writes a profile's history, a day between the moves. */
    async function history(subject: Subject, subjectId: string, ...statuses: string[]) {
      const rows = statuses.map((to_status, at) => ({
        ...{ id: newId(new Date(house.now().getTime() + at)), subject, subject_id: subjectId, to_status },
        ...{ actor: 'reviewer', changed_at: new Date(house.now().getTime() + at * 86_400_000) },
      }))
      await database.insertInto('profile_status_change').values(rows).execute()
    }

    it('is noted once by the migration’s work, of profiles that no reviewer has approved since', async () => {
      const { organizationId, jobId } = await hiring()
      const pending = { organizationId, status: 'pending', first_approved_at: house.now() } as const
      const [corrected, approvedAgain, edited] = [
        await insertRecruiter(house, pending),
        await insertRecruiter(house, pending),
        await insertRecruiter(house, pending),
      ]
      await history('recruiter', corrected.accountId, 'approved', 'blocked', 'pending')
      await history('recruiter', approvedAgain.accountId, 'approved', 'blocked', 'approved', 'pending')
      await history('recruiter', edited.accountId, 'approved', 'pending')
      const ana = await placed(jobId, 'Ana Souza', { status: 'pending', first_approved_at: house.now() })
      await history('candidate', ana.accountId, 'approved', 'blocked', 'pending')
      await history('organization', organizationId, 'approved', 'blocked', 'approved')
      await sql
        .raw(
          readFileSync(migration, 'utf8')
            .replaceAll(/^alter table.*$/gm, '')
            .replace("interval '1 hour'", "interval '0'"),
        )
        .execute(house.owner)
      expect((await waitingWork(database)).map(({ name }) => name).toSorted()).toEqual([
        'mark-taken-down-candidates',
        'mark-taken-down-organizations',
        'mark-taken-down-recruiters',
      ])
      await work()
      const down = await database
        .selectFrom('recruiter')
        .select('account_id')
        .where('taken_down_at', 'is not', null)
        .execute()
      expect(down).toEqual([{ account_id: corrected.accountId }])
      expect(await database.selectFrom('organization').select('taken_down_at').execute()).toEqual([
        { taken_down_at: null },
      ])
      expect(await database.selectFrom('candidacy').select('hidden').execute()).toEqual([{ hidden: true }])
    })
  })
})
