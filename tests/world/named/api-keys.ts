import { worldId } from '../ids.ts'
import { before, type Row } from './days.ts'

/** Users of public data with a key: one key in use, one that Rita ended. */
export function apiKeyRows(now: Date) {
  const [old, older] = [before(now, 20), before(now, 60)]
  const rows: Row<'api_key'>[] = [
    {
      ...{ id: worldId('other', 954_000, old), project: 'Vagas do Vale', email: 'duda@vale.example' },
      purpose: 'Mostrar no site da faculdade as vagas de estágio da região, com o link de cada uma.',
      ...{ asked_at: old, made_at: old, key_hash: Buffer.from('key of the valley'), used_at: before(now, 1) },
    },
    {
      ...{ id: worldId('other', 954_001, older), project: 'Todas as vagas', email: 'contato@todas.example' },
      purpose: 'Copiar as vagas para um aplicativo.',
      ...{ asked_at: older, made_at: older, key_hash: Buffer.from('key of all jobs'), used_at: older },
      ...{ ended_at: before(now, 5), ended_by: 'reviewer', remark: 'O aplicativo cobra para mostrar as vagas.' },
    },
  ]
  return rows
}
