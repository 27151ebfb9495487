import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const modules = join(import.meta.dirname, '../node_modules')

/** The script of a package's command, to be run by this same Node. */
export function program(packageName: string, command: string): string {
  const { bin } = JSON.parse(readFileSync(join(modules, packageName, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const script = typeof bin === 'string' ? bin : bin[command]
  if (!script) throw new Error(`${packageName} has no command ${command}`)
  return join(modules, packageName, script)
}

/** Runs a program to its end and collects its output, in order. */
export function runProgram(
  path: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const running = spawn(path, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const said: Buffer[] = []
    running.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    running.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    running.once('error', reject)
    running.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(said).toString('utf8') }))
  })
}
