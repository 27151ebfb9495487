import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from '@trampolim/server/platform/configuration.ts'
import { startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded/embedded.ts'
import { runningDatabase } from '@trampolim/server/platform/database/embedded/running.ts'
import { checkDatabase } from '@trampolim/server/platform/doctor/check-database.ts'
import { checkDns } from '@trampolim/server/platform/doctor/check-dns.ts'
import { checkKeyUse } from '@trampolim/server/platform/doctor/check-keys.ts'
import { checkLetters } from '@trampolim/server/platform/doctor/check-letters.ts'
import {
  checkAddress,
  checkDisk,
  checkFolder,
  checkRights,
  checkSecret,
  checkTime,
} from '@trampolim/server/platform/doctor/check-machine.ts'
import {
  checkBroker,
  checkBucket,
  checkErasedVersions,
  checkHosts,
  checkMail,
  checkScanner,
} from '@trampolim/server/platform/doctor/check-outside.ts'
import { checkPooler } from '@trampolim/server/platform/doctor/check-pooler.ts'
import { checkReplica } from '@trampolim/server/platform/doctor/check-replica.ts'
import { type Finding, fault, linesOf, saidBy, well, worstOf } from '@trampolim/server/platform/doctor/finding.ts'
import { StartFault } from '@trampolim/server/platform/fault.ts'
import { readKeptSecrets } from '@trampolim/server/platform/kept-secret.ts'
import { clamdScanner } from '@trampolim/server/platform/scanner/clamd.ts'
import type { Keyring } from '@trampolim/server/platform/tokens.ts'
import { neededConnections, openStorage } from '@trampolim/server/services/open-house.ts'
import { lookAtSettings } from './operate.ts'

const exitCodes = { ok: 0, warn: 1, fault: 2 } as const

/**
 * Reports what is wrong with an installation: `npm run doctor`. Exits with 0, with 1 for warnings, or with 2 for
 * faults.
 */
const findings = await examine(process.env)
for (const line of linesOf(findings)) console.log(line)
process.exitCode = exitCodes[worstOf(findings)]

async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const configuration = configurationOf(env)
  if (Array.isArray(configuration)) return configuration
  const { dataDir, clamdUrl, backupArchive, storageUrl } = configuration
  return [
    well('settings.ok'),
    ...checkAddress(configuration),
    checkSecret({ given: env.SECRET, folder: dataDir }),
    checkFolder(dataDir),
    ...checkRights(dataDir),
    await checkDisk(dataDir),
    ...(backupArchive ? [await checkDisk(backupArchive)] : []),
    await checkTime(),
    ...(await examineDatabase(configuration)),
    ...(
      await Promise.all([
        storageUrl ? checkBucket(openStorage(configuration)) : well('storage.folder'),
        checkErasedVersions(storageUrl),
        checkMail(configuration),
        checkLetters(configuration),
        checkDns(configuration),
        checkBroker(configuration.broker),
        checkScanner(clamdUrl ? clamdScanner(clamdUrl) : null),
        checkHosts(configuration),
      ])
    ).flat(),
  ]
}

/** A wrong setting is reported as a finding. */
function configurationOf(env: NodeJS.ProcessEnv): Configuration | Finding[] {
  try {
    return lookAtSettings(env)
  } catch (problem) {
    if (!(problem instanceof StartFault)) throw problem
    return problem.message.split('\n').map((said) => fault('settings.wrong', { said }))
  }
}

/** The secrets from the settings or the data folder; null if none has been created yet. */
function secretOf({ secret, dataDir }: Configuration): Keyring | null {
  if (process.env.SECRET) return secret
  const kept = readKeptSecrets(dataDir)
  return kept && { current: kept.current, former: [...secret.former, ...kept.former] }
}

/**
 * The configured database, or the embedded one; an embedded database that isn't running is started for the duration of
 * the check.
 */
async function examineDatabase(configuration: Configuration): Promise<Finding[]> {
  const needed = neededConnections(configuration)
  const secret = secretOf(configuration)
  const { databaseUrl, databaseDirectUrl, searchDatabaseUrl, searchDatabaseLag: most } = configuration
  const check = async (url: string) => [
    ...(await checkDatabase(url, { needed })),
    ...(secret ? await checkKeyUse(url, secret) : []),
    ...(searchDatabaseUrl ? [await checkReplica(searchDatabaseUrl, { primaryUrl: url, most })] : []),
  ]
  if (databaseUrl) {
    return [
      ...(await check(databaseDirectUrl ?? databaseUrl)),
      ...(await checkPooler({ ...configuration, databaseUrl })),
    ]
  }
  const folder = join(configuration.dataDir, 'database')
  const running = runningDatabase(folder)
  if (running) return check(running.url)
  if (!existsSync(join(folder, 'cluster'))) return [well('database.later')]
  try {
    const embedded = await startEmbeddedDatabase({ folder, archive: configuration.backupArchive })
    return await check(embedded.url).finally(embedded.stop)
  } catch (problem) {
    return [fault('database.away', { said: saidBy(problem) })]
  }
}
