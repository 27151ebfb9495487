import { modelCalled } from '../../../parts/calculators/tools.ts'
import type { Route } from './+types/model-text.ts'

/** The text of a template as a file. */
export function loader({ params: { model: name } }: Route.LoaderArgs) {
  const model = modelCalled(name)
  if (!model) throw new Response(null, { status: 404 })
  return new Response(`${model.text}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName(model.title)}.txt"`,
    },
  })
}

/** A title as a file name, without accents: 'pedido-de-demissao'. */
function fileName(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
