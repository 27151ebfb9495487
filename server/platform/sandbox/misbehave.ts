import { writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { answerInSandbox } from './answer-in-sandbox.ts'

const priorityAtStart = getPriority()

/** Things that a reader might do if a malicious file took control of it; for tests of the sandbox. */
const deeds: Readonly<Record<string, () => unknown>> = {
  nothing: () => 'done',
  priority: () => priorityAtStart,
  environment: () => Object.keys(process.env),
  write: () => refusedBy(() => writeFileSync(new URL('./written', import.meta.url), 'x')),
  start: async () => {
    const { spawnSync } = await import('node:child_process')
    return refusedBy(() => spawnSync('true'))
  },
  code: () => refusedBy(() => new Function('return 1')()),
  loop: () => {
    for (;;);
  },
  wait: () => new Promise((resolve) => setTimeout(resolve, 60_000)),
  buffers: () => {
    const kept: Buffer[] = []
    for (;;) kept.push(Buffer.alloc(16 * 1024 * 1024, 1))
  },
  objects: () => {
    const kept: object[] = []
    for (;;) kept.push({ at: kept.length })
  },
  flood: () => 'x'.repeat(4 * 1024 * 1024),
  end: () => process.exit(3),
}

function refusedBy(deed: () => unknown): string {
  try {
    deed()
    return 'done'
  } catch (problem) {
    return (problem as { code?: string; name: string }).code ?? (problem as Error).name
  }
}

await answerInSandbox(async (bytes) => deeds[Buffer.from(bytes).toString()]?.())
