import type { ContractRouterClient } from '@orpc/contract'
import type { Services } from '../services.ts'

/**
 * All calls of the contract with their types: `calls.gateway.selection.applyToJob({ … })`. The same whether they are
 * made in-process or over HTTP.
 */
export type Calls = ContractRouterClient<Services>
