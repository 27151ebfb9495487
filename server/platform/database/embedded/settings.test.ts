import { expect, it } from 'vitest'
import { memorySettings } from './settings.ts'

const gigabyte = 2 ** 30

it.each([
  [0.5, { shared_buffers: '128MB', effective_cache_size: '256MB', work_mem: '4MB', maintenance_work_mem: '64MB' }],
  [2, { shared_buffers: '256MB', effective_cache_size: '1024MB', work_mem: '4MB', maintenance_work_mem: '64MB' }],
  [16, { shared_buffers: '2048MB', effective_cache_size: '8192MB', work_mem: '32MB', maintenance_work_mem: '512MB' }],
  [
    256,
    { shared_buffers: '4096MB', effective_cache_size: '65536MB', work_mem: '64MB', maintenance_work_mem: '1024MB' },
  ],
])('shares %s GB of memory', (memory, settings) => {
  expect(memorySettings(memory * gigabyte)).toMatchObject(settings)
})
