import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type EmbeddedOptions, startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded/embedded.ts'

/**
 * Runs a Node program together with the embedded database of a folder, which keeps running when the program restarts.
 * Without a folder it runs only the program. Ctrl-C and SIGTERM stop the program first, then the database.
 * @returns the program's exit code
 */
export async function runBesideDatabase(
  args: readonly string[],
  { database }: { database: EmbeddedOptions | undefined },
): Promise<number> {
  const embedded = database && (await startEmbeddedDatabase(database))
  try {
    const program = spawn(process.execPath, args, { stdio: 'inherit' })
    const end = () => program.kill('SIGTERM')
    // Ctrl-C reaches the program directly.
    process.on('SIGINT', () => undefined)
    process.on('SIGTERM', end)
    const [code] = (await once(program, 'exit')) as [number | null]
    process.off('SIGTERM', end)
    return code ?? 0
  } finally {
    await embedded?.stop()
  }
}
