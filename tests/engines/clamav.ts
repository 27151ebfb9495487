import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

const program = '/usr/sbin/clamd'

/** Whether Debian's package of ClamAV's daemon is installed on this machine. */
export const hasClamav = existsSync(program)

/** The standard harmless test virus, in two parts so that no scanner reports this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** Starts the real ClamAV with a single signature, which finds the test virus anywhere in a file. */
export async function startClamav() {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-clamav-'))
  const signatures = join(folder, 'signatures')
  mkdirSync(signatures)
  writeFileSync(join(signatures, 'own.ndb'), `Eicar-Test:0:*:${Buffer.from(eicar).toString('hex')}\n`)
  const port = await freePort()
  const settings = join(folder, 'clamd.conf')
  const lines = ['Foreground yes', 'TCPAddr 127.0.0.1', `TCPSocket ${port}`, `DatabaseDirectory ${signatures}`]
  writeFileSync(settings, `${lines.join('\n')}\n`)
  const daemon = spawn(program, ['--config-file', settings], { stdio: 'ignore' })
  for (let waited = 0; waited < 30_000 && !(await answers(port)); waited += 50) await wait(50)
  return {
    url: `tcp://127.0.0.1:${port}`,
    stop() {
      daemon.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((answered) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.destroy()
      answered(true)
    })
    socket.on('error', () => answered(false))
  })
}
