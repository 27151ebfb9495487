import type { House } from '../platform/house.ts'
import { unloadedParts } from '../platform/metrics/metrics.ts'

type Unloaded = { page: string; kind: 'script' | 'data'; why: 'failed' | 'late' }

/** Reports to operators, in the log and the metrics, that a browser couldn't load a part of a page. */
export function reportUnloadedPart({ log }: House, { page, kind, why }: Unloaded) {
  unloadedParts.inc({ kind, why })
  log.warn({ page, kind, why }, 'a browser could not load a part of a page')
}
