import type { Calls } from '@trampolim/contract/client/calls.ts'
import { href } from '../../platform/href.ts'
import type { RegistrationDraft } from './draft.ts'

/** The address of a CEP; where only its state is known, the rest is null. */
export type FoundAddress = Awaited<ReturnType<Calls['gateway']['accounts']['zipCodeAddress']>>

/** Asks for the address of a CEP of eight digits; null where it isn't known or the network is away. */
export async function findAddress(zip: string): Promise<FoundAddress | null> {
  const answer = await fetch(href('/addresses/:zip', { zip })).catch(() => null)
  return answer?.ok ? ((await answer.json()) as FoundAddress) : null
}

/** What a found address fills in. What it doesn't know is left as it is, but for a city of another place. */
export function addressPart({
  cityState,
  city,
  state,
  district,
  street,
}: FoundAddress): Partial<Pick<RegistrationDraft, 'cityState' | 'city' | 'district' | 'street'>> {
  return {
    ...(cityState !== null && city !== null && { cityState: String(cityState), city: `${city}, ${state}` }),
    ...(cityState === null && { cityState: '', city: '' }),
    ...(district && { district }),
    ...(street && { street }),
  }
}
