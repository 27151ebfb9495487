import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@trampolim/tests/free-port.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { Registry } from 'prom-client'
import { beforeAll, expect, it, vi } from 'vitest'
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

type Target = { expr: string; legendFormat?: string }
type Panel = { type: string; title: string; targets?: Target[] }
const dashboard = JSON.parse(read('deploy/grafana/trampolim.json')) as { panels: Panel[] }
const targets = dashboard.panels.flatMap(({ targets = [] }) => targets)
const asked = targets.map(({ expr }) => expr)

/** The parts of an expression that aren't metrics. */
const words =
  /^(by|without|and|or|unless|on|ignoring|sum|max|min|avg|count|rate|increase|absent|topk|histogram_quantile)$/

/** The metrics that an expression of Prometheus reads. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(by|without) *\([^)]*\)/g, ' ')
  return (bare.match(/[a-zA-Z_:][\w:]*/g) ?? []).filter((each) => !words.test(each) && !/^e\d+$/.test(each))
}

/** The labels by which an expression chooses or joins. */
function labelsIn(expression: string): string[] {
  const chosen = [...expression.matchAll(/\{([^}]*)\}/g)].flatMap(
    ([, inside = '']) => inside.match(/\w+(?=[=!]~?)/g) ?? [],
  )
  return [...chosen, ...joinedBy(expression)]
}

const joinedBy = (expression: string): string[] =>
  [...expression.matchAll(/\bby *\(([^)]*)\)/g)].flatMap(([, inside = '']) =>
    inside.split(',').map((each) => each.trim()),
  )

/** Prometheus itself adds these. */
const ofEvery = ['instance', 'job', 'le']

const expressions = [...rules.map(({ expr }) => expr), ...asked]

/** The metrics of a started server: their kinds, and the labels that they may have. */
const kinds = new Map<string, string>()
const labels = new Map<string, readonly string[]>()
beforeAll(async () => {
  const registering = vi.spyOn(Registry.prototype, 'registerMetric')
  const port = await freePort()
  const services = new Set([...house.configuration.services].filter((name) => name !== 'web'))
  const own = { port, publicUrl: `http://localhost:${port}`, demo: false, services }
  const running = await startServices({ ...house.configuration, ...own }, { databaseUrl: house.databaseUrl })
  const text = await (await fetch(`${running.address}/metrics`)).text()
  await running.stop()
  expect(text).toMatch(/^background_work_total\{.*\} 0$/m)
  for (const [, name = '', kind = ''] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) kinds.set(name, kind)
  for (const [metric] of registering.mock.calls as unknown as [{ name: string; labelNames: readonly string[] }][]) {
    labels.set(metric.name, metric.labelNames)
  }
  registering.mockRestore()
})

/** The metric of a series: a histogram has several. */
function plain(name: string): string {
  const [, base = '', part] = /^(.*)_(bucket|sum|count)$/.exec(name) ?? []
  return part && kinds.get(base) === 'histogram' ? base : name
}

it('names no metric that a started server does not answer with', () => {
  // Prometheus itself provides the metric for whether a machine answers.
  const named = expressions.flatMap(metricsIn).filter((name) => name !== 'up')
  expect(named.length).toBeGreaterThan(40)
  expect([...new Set(named)].filter((name) => !kinds.has(plain(name)))).toEqual([])
})

it('chooses and joins by no label that the metrics lack', () => {
  expect(labels.get('background_work_total')).toEqual(['name', 'outcome'])
  const unknown = expressions.flatMap((expression) => {
    const known = new Set([...ofEvery, ...metricsIn(expression).flatMap((name) => labels.get(plain(name)) ?? [])])
    return labelsIn(expression).flatMap((label) => (known.has(label) ? [] : `${label} in ${expression}`))
  })
  expect(unknown).toEqual([])
})

it('shows of each result only labels that it still has', () => {
  const shown = [
    ...rules.map(({ expr, annotations }) => ({ expr, text: annotations.summary, by: /\$labels\.(\w+)/g })),
    ...targets.map(({ expr, legendFormat = '' }) => ({ expr, text: legendFormat, by: /\{\{(\w+)\}\}/g })),
  ]
  const lost = shown.flatMap(({ expr, text, by }) => {
    const kept = /\b(sum|max|min|histogram_quantile)\b/.test(expr) ? joinedBy(expr) : ofEvery
    return [...text.matchAll(by)].flatMap(([, label = '']) => (kept.includes(label) ? [] : `${label} of ${expr}`))
  })
  expect(lost).toEqual([])
})

it('explains in docs/operating.md no metric that there isn’t', () => {
  const [, section = ''] = read('docs/operating.md').split('\n## Monitoring\n')
  const rows = (section.split('\n### ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))
  const explained = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  )
  expect(explained.length).toBeGreaterThan(20)
  expect(explained.filter((name) => !kinds.has(name))).toEqual([])
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

it.skipIf(promtool('--version').error)('has alerts that are heard when they should be', () => {
  const { stdout, stderr } = promtool('test', 'rules', join(checkout, 'deploy/prometheus/alerts.test.yml'))
  expect([stderr, stdout]).toEqual(['', expect.stringContaining('SUCCESS')])
})

it.skipIf(promtool('--version').error)('has rules that promtool accepts', () => {
  const { stdout, stderr, status } = promtool('check', 'rules', join(checkout, rulesFile))
  expect(stderr).toBe('')
  expect(stdout).toContain('SUCCESS')
  expect(status).toBe(0)
})
