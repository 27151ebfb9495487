import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@trampolim/tests/free-port.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { startServices } from './start.ts'

const house = await testHouse()
const checkout = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(checkout, path), 'utf8')
const rulesFile = 'deploy/prometheus/alerts.yml'
const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' })

type Rule = {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string; action: string; runbook: string }
}
const { groups } = parse(read(rulesFile)) as { groups: { name: string; rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

type Panel = { type: string; title: string; targets?: { expr: string }[] }
const dashboard = JSON.parse(read('deploy/grafana/trampolim.json')) as { panels: Panel[] }
const asked = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** The parts of an expression that aren't metrics. */
const words = /^(by|without|and|or|unless|on|ignoring|sum|max|min|avg|count|rate|increase|topk|histogram_quantile)$/

/** The metrics that an expression of Prometheus reads. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(by|without) *\([^)]*\)/g, ' ')
  return (bare.match(/[a-zA-Z_:][\w:]*/g) ?? []).filter((each) => !words.test(each) && !/^e\d+$/.test(each))
}

it('names no metric that a started server does not answer with', async () => {
  const port = await freePort()
  const services = new Set([...house.configuration.services].filter((name) => name !== 'web'))
  const own = { port, publicUrl: `http://localhost:${port}`, demo: false, services }
  const running = await startServices({ ...house.configuration, ...own }, { databaseUrl: house.databaseUrl })
  const text = await (await fetch(`${running.address}/metrics`)).text()
  await running.stop()
  const kinds = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', kind = '']) => [name, kind]))
  const plain = (name: string) => {
    const [, base = '', part] = /^(.*)_(bucket|sum|count)$/.exec(name) ?? []
    return part && kinds.get(base) === 'histogram' ? base : name
  }
  // Prometheus itself provides the metric for whether a machine answers.
  const named = [...rules.map(({ expr }) => expr), ...asked].flatMap(metricsIn).filter((name) => name !== 'up')
  expect(named.length).toBeGreaterThan(40)
  expect([...new Set(named)].filter((name) => !kinds.has(plain(name)))).toEqual([])
})

it('has a rule for whatever the docs explain, and says of each what to do', () => {
  const document = read('docs/operating.md')
  const headings = [...document.matchAll(/^### ([A-Z][a-z]+[A-Z]\w*)$/gm)].map(([, name]) => name)
  expect(headings).toEqual(rules.map(({ alert }) => alert))
  for (const { alert, for: lasting, labels, annotations } of rules) {
    expect(lasting).toMatch(/^\d+[sm]$/)
    expect(['page', 'ticket']).toContain(labels.severity)
    expect(annotations.summary.length * annotations.action.length).toBeGreaterThan(0)
    expect(annotations.runbook).toBe(`docs/operating.md#${alert.toLowerCase()}`)
  }
})

it.skipIf(promtool('--version').error)('has rules that promtool accepts', () => {
  const { stdout, stderr, status } = promtool('check', 'rules', join(checkout, rulesFile))
  expect(stderr).toBe('')
  expect(stdout).toContain('SUCCESS')
  expect(status).toBe(0)
})
