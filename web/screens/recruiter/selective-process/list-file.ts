import { readBoardQuery } from '../../../parts/selection-board/board/board-query.ts'
import { asMissing, readJobHead } from '../../../parts/selection-board/board/read-board.ts'
import { listAsCsv } from '../../../parts/selection-board/list-file/list-as-csv.ts'
import { callsContext } from '../../../platform/context.ts'
import type { Route } from './+types/list-file.ts'

/** A list of a job's candidates as a spreadsheet file, filtered as in the address. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const calls = context.get(callsContext)
  const { name } = await readJobHead(calls, params.jobId)
  const csv = await listAsCsv(calls, params.jobId, readBoardQuery(url.searchParams)).catch(asMissing)
  const file = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="candidatos-${file || 'vaga'}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
