import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'

const require = createRequire(import.meta.url)
const viewer = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui-standalone-preset.js': 'text/javascript; charset=utf-8',
} as const

/** Serves the services' OpenAPI documents as pages at `/api/docs`. */
export async function serveDocumentation(
  app: FastifyInstance,
  { sources, publicUrl }: { sources: readonly { title: string; base: string }[]; publicUrl: string },
) {
  const urls = JSON.stringify(sources.map(({ title, base }) => ({ name: title, url: `${base}/openapi.json` })))
  for (const [file, type] of Object.entries(viewer)) {
    const content = await readFile(require.resolve(`swagger-ui-dist/${file}`))
    app.get(`/api/docs/${file}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(content),
    )
  }
  app.get('/api/docs', async ({ nonce }, reply) =>
    reply.type('text/html; charset=utf-8').send(page({ nonce, urls, publicUrl })),
  )
}

function page({ nonce, urls, publicUrl }: { nonce: string; urls: string; publicUrl: string }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Trampolim: API for job boards, universities and other systems</title>
<meta name="description" content="Every call of Trampolim's services, with examples, errors, paging and limits, and the feeds of all open jobs in Brazil.">
<link rel="canonical" href="${publicUrl}/api/docs">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<p style="margin:12px 20px;font-family:sans-serif">Reading public data from elsewhere? <a href="/api/keys" lang="pt-BR">Peça uma chave</a> with limits of its own.</p>
<main id="docs"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/swagger-ui-standalone-preset.js"></script>
<script nonce="${nonce}">
SwaggerUIBundle({ urls: ${urls}, dom_id: '#docs', presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset], layout: 'StandaloneLayout' })
</script>
</body>
</html>`
}
