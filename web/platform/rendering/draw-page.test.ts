import { createElement, lazy, Suspense } from 'react'
import { expect, it } from 'vitest'
import { drawPage } from './draw-page.ts'

const page = (part: Parameters<typeof createElement>[0]) =>
  createElement('html', null, createElement('body', null, createElement(part)))
const inBoundary = (part: Parameters<typeof createElement>[0]) => () =>
  createElement(Suspense, { fallback: 'wait' }, createElement(part))

const Late = () => createElement('p', null, 'ação <b>')
const loading = () => lazy(async () => ({ default: Late }))
const Failing = () => {
  throw new Error('broken')
}

it('draws a page', async () => {
  const { html, problem } = await drawPage(page(Late), 'n')
  expect(html).toBe('<html><head></head><body><p>ação &lt;b&gt;</p></body></html>')
  expect(problem).toBeUndefined()
})

it('waits for a part that is being loaded, with and without a boundary', async () => {
  expect((await drawPage(page(loading()), 'n')).html).toContain('<p>ação &lt;b&gt;</p>')
  const { html, problem } = await drawPage(page(inBoundary(loading())), 'n')
  expect(html).toMatch(/^<!DOCTYPE html><html>/)
  expect(html).toContain('<p>ação &lt;b&gt;</p>')
  expect(problem).toBeUndefined()
})

it('keeps a large part that is waited for in its place, since without scripts nothing brings it there', async () => {
  const Large = () => createElement('p', null, 'ação '.repeat(20_000))
  const { html } = await drawPage(page(inBoundary(lazy(async () => ({ default: Large })))), 'n')
  expect(html).toMatch(/<body>(?:<!--.{0,3}-->)*<p>/)
  expect(html).not.toContain('hidden')
})

it('throws what a component throws, and tells what a boundary caught', async () => {
  await expect(drawPage(page(Failing), 'n')).rejects.toThrow('broken')
  const { html, problem } = await drawPage(page(inBoundary(Failing)), 'n')
  expect(html).toContain('wait')
  expect(problem).toEqual(new Error('broken'))
})
