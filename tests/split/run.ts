import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findChromium } from '../../tools/browser.ts'
import { startSplitHouse } from './split-house.ts'

const begun = performance.now()
const house = await startSplitHouse({ demo: true })
console.log(
  `started in ${Math.round(performance.now() - begun)} ms`,
  house.address,
  house.parts.map(({ service, port, house }) => `${service}:${port}:${house.pid}`).join(' '),
)
console.log(await house.balancer.check())
process.on('SIGTERM', () => void house.stop().then(() => process.exit(0)))
process.on('SIGUSR2', () =>
  console.log(house.parts.map(({ service, house }) => `${service}\n${house.printed()}`).join('\n')),
)
