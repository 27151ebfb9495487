import { readModel } from '../../../parts/calculators/read-model.ts'
import { callsContext } from '../../../platform/context.ts'
import type { Route } from './+types/model-text.ts'

/** The text of a template as a file. */
export async function loader({ params: { model: name }, context }: Route.LoaderArgs) {
  const model = await readModel(context.get(callsContext).socialMedia, name)
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
