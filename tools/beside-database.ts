import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type EmbeddedOptions, startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded.ts'

/**
 * Runs a program of Node beside the embedded database of a folder, which it finds running however often it starts anew.
 * Where there is no folder it runs alone. Ctrl-C and SIGTERM end the program first, then the database.
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
    // Ctrl-C reaches the program by itself.
    process.on('SIGINT', () => undefined)
    process.on('SIGTERM', end)
    const [code] = (await once(program, 'exit')) as [number | null]
    process.off('SIGTERM', end)
    return code ?? 0
  } finally {
    await embedded?.stop()
  }
}
