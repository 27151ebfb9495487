import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CreateBucketCommand, DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { freezeAlone } from '../faults/frozen.ts'
import { freePort } from '../free-port.ts'

const run = promisify(execFile)
const programs = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph'].map((name) => join('/usr/bin', name))

/** Whether Debian's packages of Ceph and its S3 server are installed on this machine. */
export const hasRadosgw = programs.every((path) => existsSync(path))

const own = { accessKeyId: 'trampolim', secretAccessKey: 'a-password-of-this-test' }
const bucket = 'files'
const longestStart = 120_000

/**
 * Starts Ceph's S3 server with an in-memory store and an empty bucket. `dayInSeconds`: how long a day in a bucket's
 * lifecycle rules lasts.
 */
export async function startRadosgw({ dayInSeconds }: { dayInSeconds: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-radosgw-'))
  const [mon, port] = await Promise.all([freePort(), freePort()])
  const [cluster, osd] = [randomUUID(), randomUUID()]
  const keyring = join(folder, 'keyring')
  for (const each of ['mon', 'osd', 'run', 'log']) mkdirSync(join(folder, each))
  writeFileSync(join(folder, 'ceph.conf'), settingsOf({ folder, cluster, mon, port, dayInSeconds }))
  const env = { PATH: process.env.PATH, LANG: 'C.UTF-8', CEPH_CONF: join(folder, 'ceph.conf') }
  const options = { env, cwd: folder, timeout: longestStart }
  const tell = (program: string, ...args: string[]) => run(`/usr/bin/${program}`, args, options)
  const started: ReturnType<typeof spawn>[] = []
  const start = (program: string, ...args: string[]) => {
    const said = openSync(join(folder, 'log', `${program}.said`), 'a')
    const child = spawn(`/usr/bin/${program}`, [...args, '-f'], { env, cwd: folder, stdio: ['ignore', said, said] })
    started.push(child)
    return child
  }
  const stop = async () => {
    for (const child of started.reverse()) await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const listens = async () => {
    for (let waited = 0; !(await answers(port)); waited += 100) {
      if (waited > longestStart) throw new Error('the S3 server does not start')
      await wait(100)
    }
  }
  const serve = async () => {
    const server = start('radosgw', '-n', 'client.admin')
    await listens()
    return server
  }
  try {
    await tell('ceph-authtool', '--create-keyring', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *')
    const rights = ['mon', 'osd', 'mgr'].flatMap((part) => ['--cap', part, 'allow *'])
    await tell('ceph-authtool', keyring, '--gen-key', '-n', 'client.admin', ...rights)
    const monitors = join(folder, 'monitors')
    await tell('monmaptool', '--create', '--addv', 'a', `[v2:127.0.0.1:${mon}]`, '--fsid', cluster, monitors)
    await tell('ceph-mon', '-i', 'a', '--mkfs', '--monmap', monitors, '--keyring', keyring)
    start('ceph-mon', '-i', 'a')
    await tell('ceph', 'osd', 'new', osd, '0')
    await tell('ceph-authtool', keyring, '--gen-key', '-n', 'osd.0')
    await tell('ceph', 'auth', 'add', 'osd.0', 'mon', 'allow profile osd', 'osd', 'allow *', '-i', keyring)
    await tell('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd)
    start('ceph-osd', '-i', '0')
    let server = await serve()
    const user = ['--uid=trampolim', '--display-name=trampolim', `--access-key=${own.accessKeyId}`]
    const secret = `--secret-key=${own.secretAccessKey}`
    await tell('radosgw-admin', '-n', 'client.admin', 'user', 'create', ...user, secret)
    const client = new S3Client({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'default',
      forcePathStyle: true,
      credentials: own,
    })
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    // The place for objects is created with the first one, which takes seconds.
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: 'first', Body: 'first' }))
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: 'first' }))
    return {
      bucket,
      /** The owner's direct access to the bucket. */
      client,
      url: `s3://${own.accessKeyId}:${own.secretAccessKey}@127.0.0.1:${port}/${bucket}?region=default&tls=false`,
      wrongUrl: `s3://${own.accessKeyId}:another@127.0.0.1:${port}/${bucket}?region=default&tls=false`,
      /** Suspends the S3 server; returns how to resume it. */
      freeze: () => freezeAlone(server.pid as number),
      kill: () => end(server),
      /** Starts the S3 server again after it was killed; its store kept running. */
      async startAgain() {
        server = await serve()
      },
      stop,
    }
  } catch (problem) {
    await stop()
    throw problem
  }
}

async function end(child: ReturnType<typeof spawn>) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function answers(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(1000) }).catch(() => null)
  return answer?.ok === true
}

type Settings = { folder: string; cluster: string; mon: number; port: number; dayInSeconds: number }

/** A single store that keeps one copy of everything, in memory, on this machine only. */
function settingsOf({ folder, cluster, mon, port, dayInSeconds }: Settings): string {
  return `[global]
fsid = ${cluster}
keyring = ${folder}/keyring
mon host = v2:127.0.0.1:${mon}
public network = 127.0.0.0/8
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}
run dir = ${folder}/run
admin socket =
log file = ${folder}/log/$name.log
osd objectstore = memstore
memstore device bytes = 536870912
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail crit = 1
mon data avail warn = 2
auth allow insecure global id reclaim = false
rgw lc debug interval = ${dayInSeconds}
[client.admin]
rgw frontends = beast endpoint=127.0.0.1:${port}
`
}
