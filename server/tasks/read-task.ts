import type { OpenTask, Task } from '@trampolim/contract/gateway/tasks.ts'
import { genders } from '@trampolim/marketplace/reference/genders.ts'
import { findOwnJob } from '../jobs/own-queries.ts'
import { contentOf } from '../jobs/stored.ts'
import { contentOfOrganization } from '../organizations/correct-organization.ts'
import { findOrganization } from '../organizations/organization-queries.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/asking.ts'
import { refuse } from '../platform/refusal.ts'
import { findRecruiter } from '../recruiters/queries.ts'
import { correctable, profileToCorrect } from '../registration/correct-professional.ts'
import { ownerOf } from './owner.ts'
import { presentTask } from './present.ts'
import { findTask, listTasks, type Owner, type TaskRow } from './queries.ts'
import { refuseTask } from './refuse-task.ts'

/** What waits for a person's correction, latest first. */
export async function readTasks({ database }: House, person: Person): Promise<Task[]> {
  const owner = await ownerOf(database, person)
  return (await listTasks(database, owner)).map(presentTask)
}

/** One task with what it is about, as its form opens. @throws task_not_found (also another's), task_done */
export async function readTask(
  { database }: House,
  person: Person,
  named: { processId: string; taskId: string },
): Promise<OpenTask> {
  const owner = await ownerOf(database, person)
  const task = (await findTask(database, { owner, ...named })) ?? (await refuseTask(database, { owner, ...named }))
  return { ...presentTask(task), ...(await contentOfTask(database, { owner, task })) }
}

type Content = Pick<OpenTask, 'profile' | 'organization' | 'job'>

async function contentOfTask(
  database: House['database'],
  { owner, task: { subject, taskId } }: { owner: Owner; task: TaskRow },
): Promise<Content> {
  const none = { profile: null, organization: null, job: null }
  if (subject === 'candidate') {
    const { gender, ...profile } = correctable(await profileToCorrect(database, taskId))
    return { ...none, profile: { ...profile, ...(genders.has(gender) && { gender }) } }
  }
  if (subject === 'recruiter') {
    const { name, phone } = (await findRecruiter(database, taskId)) ?? refuse('task_not_found')
    return { ...none, profile: { name, phones: [{ phone, isWhatsApp: false }] } }
  }
  if (subject === 'organization') {
    const row = (await findOrganization(database, taskId)) ?? refuse('task_not_found')
    return { ...none, organization: contentOfOrganization(row) }
  }
  const organizationId = owner.role === 'recruiter' ? (owner.organizationId ?? '') : ''
  const job = (await findOwnJob(database, { jobId: taskId, organizationId })) ?? refuse('task_not_found')
  return { ...none, job: contentOf(job) }
}
