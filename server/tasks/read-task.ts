import type { OpenTask, Task } from '@trampolim/contract/gateway/tasks.ts'
import { genders } from '@trampolim/marketplace/reference/genders.ts'
import { contentOf } from '../jobs/content/stored.ts'
import { findOwnJob } from '../jobs/recruiter/own-queries.ts'
import { findOrganization } from '../organizations/organization-queries.ts'
import { contentOfOrganization } from '../organizations/stored-of.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { refuse } from '../platform/refusal.ts'
import { correctable, profileToCorrect } from '../professionals/correct-professional.ts'
import { findRecruiter } from '../recruiters/queries.ts'
import { ownerOf } from './owner.ts'
import { presentTask } from './present.ts'
import { findTask, listTasks, type Owner, type TaskRow } from './queries.ts'
import { refuseTask } from './refuse-task.ts'

/** Lists the corrections requested of a person, latest first. */
export async function readTasks(house: House, person: Person): Promise<Task[]> {
  const owner = await ownerOf(house, person)
  return (await listTasks(house.database, owner)).map(presentTask)
}

/** Reads one task with its subject, as its form opens. @throws task_not_found (also another's), task_done */
export async function readTask(
  house: House,
  person: Person,
  named: { processId: string; taskId: string },
): Promise<OpenTask> {
  const { database } = house
  const owner = await ownerOf(house, person)
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
    const { name, phone, isWhatsApp } = (await findRecruiter(database, taskId)) ?? refuse('task_not_found')
    return { ...none, profile: { name, phones: [{ phone, isWhatsApp }] } }
  }
  if (subject === 'organization') {
    const row = (await findOrganization(database, taskId)) ?? refuse('task_not_found')
    return { ...none, organization: contentOfOrganization(row) }
  }
  const organizationId = owner.role === 'recruiter' ? (owner.organizationId ?? '') : ''
  const job = (await findOwnJob(database, { jobId: taskId, organizationId })) ?? refuse('task_not_found')
  return { ...none, job: contentOf(job) }
}
