import {
  fillResponse,
  type ResponseOccasion,
  responseFor,
} from '@trampolim/marketplace/automatic-responses/responses.ts'
import { firstName } from '../letters/send-letter.ts'
import { recordAll } from '../platform/events/record-all.ts'
import type { House, Tx } from '../platform/house.ts'
import { seal } from '../platform/tokens.ts'
import { findAddressed, findChoosable } from './queries.ts'

/**
 * Sends the organisations' automatic responses to the candidates of these candidacies, each as a message, by an event.
 * It runs in the transaction of the notice that the responses accompany.
 * @returns the responses by candidacy, for the letter of the notice; candidacies without one get only the product's own
 * text
 */
export async function sendResponses(
  tx: Tx,
  { configuration: { secret }, now }: Pick<House, 'configuration' | 'now'>,
  { occasion, candidacyIds }: { occasion: ResponseOccasion; candidacyIds: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const addressed = candidacyIds.length > 0 ? await findAddressed(tx, candidacyIds) : []
  const organizationIds = [...new Set(addressed.map(({ organizationId }) => organizationId))]
  const responses = organizationIds.length > 0 ? await findChoosable(tx, { organizationIds, occasion }) : []
  const chosen = addressed.flatMap(({ candidacyId, organizationId, jobId, name, jobName, company, hidesCompany }) => {
    const own = responses.filter((each) => each.organizationId === organizationId)
    const response = responseFor(own, { occasion, jobId, hidesCompany })
    if (!response) return []
    const empresa = hidesCompany || company === null ? 'empresa' : company
    const text = fillResponse(response.text, { nome: firstName(name), vaga: jobName, empresa })
    return [{ candidacyId, writerId: response.writerId, text }]
  })
  const payloads = chosen.map(({ text, ...payload }) => ({ ...payload, sealedText: seal(secret, text) }))
  if (payloads.length > 0) await recordAll(tx, { type: 'response.sent', payloads, now: now() })
  return new Map(chosen.map(({ candidacyId, text }) => [candidacyId, text]))
}
