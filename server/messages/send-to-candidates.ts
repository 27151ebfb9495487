import { replacePlaceholders } from '@trampolim/marketplace/automatic-responses/responses.ts'
import { tidyMessage } from '@trampolim/marketplace/messages/threads.ts'
import { hiringJobFor } from '../candidates/hiring-job.ts'
import { firstName } from '../letters/send-letter.ts'
import { memberOf } from '../organizations/policy.ts'
import type { House } from '../platform/house.ts'
import { refusalText } from '../platform/http/refusals/refusal-text.ts'
import { sendToAll } from './send-to-all.ts'
import { findThreads, type Reader, type ThreadRow } from './thread-queries.ts'

type Asked = {
  recruiterId: string
  jobId: string
  candidacies: readonly string[]
  message: string
  clientId?: string | undefined
}

/**
 * Sends the same message to many candidates of a job in one transaction, each addressed by name. Candidates who can't
 * be written to are returned with the reason.
 * @throws job_not_found, profile_not_approved, organization_not_approved
 */
export async function sendToCandidates(house: House, { recruiterId, jobId, message, clientId, ...asked }: Asked) {
  return house.database.transaction().execute(async (tx) => {
    const { organizationId } = await hiringJobFor(tx, { recruiterId, jobId })
    const { name: authorName } = await memberOf(tx, recruiterId)
    const reader: Reader = { side: 'company', accountId: recruiterId, organizationId }
    const candidacyIds = [...new Set(asked.candidacies)]
    const rows = await findThreads(tx, reader, { jobId, candidacyIds })
    const text = tidyMessage(message)
    const textFor = ({ candidate, candidateJobName, company, hidesCompany }: ThreadRow) =>
      replacePlaceholders(text, {
        nome: firstName(candidate),
        vaga: candidateJobName,
        empresa: hidesCompany || company === null ? 'empresa' : company,
      })
    const outcomes = await sendToAll(tx, house, { rows, reader, authorName, textFor, clientId })
    const byId = new Map(outcomes.map((outcome) => [outcome.row.candidacyId, outcome]))
    const refused = candidacyIds.flatMap((processId) => {
      const outcome = byId.get(processId)
      if (outcome && !('refused' in outcome)) return []
      const code = outcome?.refused ?? 'process_not_found'
      return [{ processId, name: outcome?.row.candidate ?? null, code, message: refusalText(code) }]
    })
    return { written: candidacyIds.filter((id) => !refused.some(({ processId }) => processId === id)), refused }
  })
}
