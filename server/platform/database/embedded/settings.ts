import { totalmem } from 'node:os'

const megabyte = 2 ** 20
const gigabyte = 2 ** 30

/** The memory of this machine, or what its container may use of it, in bytes. */
export function ownMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

/**
 * The settings of an embedded server that depend on the machine's memory: an eighth of it for the server's own cache,
 * up to 4 GB, since the operating system caches files too and the product's processes share the machine. `memory` in
 * bytes.
 */
export function memorySettings(memory: number) {
  const share = (part: number, { least, most }: { least: number; most: number }) =>
    `${Math.round(Math.min(most, Math.max(least, memory * part)) / megabyte)}MB`
  return {
    shared_buffers: share(1 / 8, { least: 128 * megabyte, most: 4 * gigabyte }),
    effective_cache_size: share(1 / 2, { least: 256 * megabyte, most: 64 * gigabyte }),
    work_mem: share(1 / 512, { least: 4 * megabyte, most: 64 * megabyte }),
    maintenance_work_mem: share(1 / 32, { least: 64 * megabyte, most: gigabyte }),
    max_wal_size: share(1 / 8, { least: gigabyte, most: 4 * gigabyte }),
  }
}

/** The settings for test servers, several of which run at once, regardless of the machine. */
export const smallMemory = memorySettings(2 * gigabyte)
