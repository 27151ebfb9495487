import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { apiExplorer } from '@trampolim/phrases/pt-br/api-docs.ts'
import type { FastifyInstance } from 'fastify'

const require = createRequire(import.meta.url)
const viewer = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui-standalone-preset.js': 'text/javascript; charset=utf-8',
} as const

/**
 * Serves a viewer of the services' OpenAPI documents, with which their calls can be tried. It is drawn by scripts in
 * English; `/api/docs` is the page to read (`web/screens/visitor/api-docs`).
 */
export async function serveExplorer(
  app: FastifyInstance,
  { sources }: { sources: readonly { title: string; base: string }[] },
) {
  const urls = JSON.stringify(sources.map(({ title, base }) => ({ name: title, url: `${base}/openapi.json` })))
  for (const [file, type] of Object.entries(viewer)) {
    const content = await readFile(require.resolve(`swagger-ui-dist/${file}`))
    app.get(`/api/docs/${file}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(content),
    )
  }
  app.get('/api/docs/explorer', async ({ nonce }, reply) =>
    reply.type('text/html; charset=utf-8').send(page({ nonce, urls })),
  )
}

function page({ nonce, urls }: { nonce: string; urls: string }) {
  const { title, text, back, noScript } = apiExplorer
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Trampolim</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<header style="margin:12px 20px;font-family:sans-serif">
<h1 style="margin:0;font-size:1.25rem">${title}</h1>
<p style="margin:8px 0">${text} <a href="/api/docs">${back}</a></p>
</header>
<noscript><p style="margin:12px 20px;font-family:sans-serif">${noScript} <a href="/api/docs">${back}</a></p></noscript>
<main id="docs" lang="en"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/swagger-ui-standalone-preset.js"></script>
<script nonce="${nonce}">
SwaggerUIBundle({ urls: ${urls}, dom_id: '#docs', presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset], layout: 'StandaloneLayout' })
</script>
</body>
</html>`
}
