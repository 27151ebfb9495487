import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Step } from '@trampolim/tests/fixtures/workers/worker.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { StartFault } from '../fault.ts'
import { forkWorkers, startWorkers } from './parent.ts'
import { countInWindows } from './siblings.ts'

const module = join(import.meta.dirname, '../../../tests/fixtures/workers/worker.ts')

function waitingWorkers() {
  const waiting = forkWorkers<Step>({ module, number: 2 })
  onTestFinished(waiting.stop)
  return waiting
}

async function started(tasks: readonly Step[], { onServing = () => undefined }: { onServing?: () => void } = {}) {
  const told: string[] = []
  const counted = countInWindows()
  const workers = await startWorkers({
    waiting: waitingWorkers(),
    tasks,
    async count(subject, window) {
      onServing()
      return counted(subject, window)
    },
    tell: (change) => told.push(change),
  })
  return { told, stop: workers.stop }
}

/** The path of a file that doesn't exist. */
function noFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-workers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'killed')
}

describe('the parent of several processes', () => {
  it('lets another one prepare if the first is killed meanwhile', async () => {
    await waitingWorkers().prepare({ killedOnce: noFile() }, () => undefined)
  })

  it('passes on why nothing could be prepared', async () => {
    const prepared = (step: Step) => waitingWorkers().prepare(step, () => undefined)
    await expect(prepared({ fault: 'Banco de dados mais novo.' })).rejects.toThrow(StartFault)
    await expect(prepared({ exits: 3 })).rejects.toThrow('ended with 3')
  })

  it('replaces one that is killed before it serves', async () => {
    const { told, stop } = await started([{ killedOnce: noFile() }, {}])
    expect(told).toEqual(['ended', 'back'])
    await stop()
  })

  it('replaces one that ends by itself while another serves', async () => {
    const [marked, until] = [noFile(), noFile()]
    const onServing = () => writeFileSync(until, '')
    const { told, stop } = await started([{ exitsOnce: { marked, until } }, { counts: true }], { onServing })
    expect(told).toEqual(['ended', 'back'])
    await stop()
  })

  it('ends all, and passes on why, if one can’t start, also after another was killed', async () => {
    const fault = { fault: 'A porta já está em uso.' }
    await expect(started([{ killedOnce: noFile(), ...fault }, fault])).rejects.toThrow(fault.fault)
    await expect(started([{ exits: 3 }, { exits: 3 }])).rejects.toThrow('ended with 3')
  })
})
