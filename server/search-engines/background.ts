import { z } from 'zod'
import { type Handler, handler, type Schedule, type Work } from '../platform/background/work.ts'
import { tellSearchEngines } from './tell-search-engines.ts'

export const tellSearchEnginesWork: Work<Record<string, never>> = { name: 'tell-search-engines', payload: z.object({}) }

export const searchEngineHandlers: readonly Handler[] = [handler(tellSearchEnginesWork, tellSearchEngines)]

export const searchEngineSchedules: readonly Schedule[] = [{ pattern: '* * * * *', work: tellSearchEnginesWork }]
