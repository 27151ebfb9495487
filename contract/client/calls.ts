import type { ContractRouterClient } from '@orpc/contract'
import type { Services } from '../services.ts'

/** Every call of the contract, typed: `calls.gateway.selection.applyToJob({ … })`. In-process or over HTTP alike. */
export type Calls = ContractRouterClient<Services>
