import type { Database } from '@trampolim/server/platform/house.ts'
import type { Storage } from '@trampolim/server/platform/storage/storage.ts'
import { worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import { before, type Row } from './days.ts'

/** Inserts the medical reports of the applicants for the reserved job, one of them already viewed. */
export async function fillReports(
  database: Database,
  of: { candidacies: readonly Row<'candidacy'>[]; recruiter: string; now: Date; storage?: Storage | undefined },
) {
  const { candidacies, recruiter, now, storage } = of
  const pdf = demoReport()
  const reports = candidacies.map((candidacy, at) => ({
    candidacy,
    fileId: worldId('other', 600 + at, new Date(candidacy.applied_at as Date)),
    key: `${'de'.repeat(12)}${at.toString(16).padStart(24, '0')}`,
  }))
  await insertMany(
    database,
    'stored_file',
    reports.map(({ candidacy, fileId, key }) => ({
      id: fileId,
      purpose: 'medical-report',
      owner_id: candidacy.professional_id,
      storage_key: key,
      original_name: 'laudo.pdf',
      content_type: 'application/pdf',
      byte_size: pdf.length,
      created_at: candidacy.applied_at,
      uploaded_at: candidacy.applied_at,
      attached_at: candidacy.applied_at,
    })),
  )
  for (const { candidacy, fileId, key } of reports) {
    await storage?.write(key, pdf)
    await database
      .updateTable('candidacy')
      .set({ medical_report_id: fileId })
      .where('id', '=', candidacy.id as string)
      .execute()
  }
  const seen = candidacies.find(({ step }) => step === 'interviews')
  if (!seen) return
  const viewed = before(now, 2)
  await insertMany(database, 'medical_report_view', [
    {
      id: worldId('other', 620, viewed),
      candidacy_id: seen.id as string,
      viewer_id: recruiter,
      viewer_name: 'Bruno Lima',
      viewed_at: viewed,
    },
  ])
  const { name } = await database
    .selectFrom('professional')
    .select('name')
    .where('account_id', '=', seen.professional_id)
    .executeTakeFirstOrThrow()
  await insertMany(database, 'audit_entry', [
    {
      id: worldId('other', 621, viewed),
      action: 'medical-report.view',
      actor_id: recruiter,
      subject: 'candidate',
      subject_id: seen.professional_id,
      details: { name, candidacyId: seen.id, jobId: seen.job_id },
      happened_at: viewed,
    },
  ])
}

/** A page that identifies itself as a sample report. */
function demoReport(): Buffer {
  const drawn =
    'BT /F1 18 Tf 72 760 Td (Laudo de demonstracao) Tj 0 -28 Td /F1 12 Tf (Este documento nao e de ninguem.) Tj ET'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.4\n'
  const at = objects.map((body, index) => {
    const from = pdf.length
    pdf += `${index + 1} 0 obj\n${body}\nendobj\n`
    return from
  })
  const table = at.map((from) => `${String(from).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.from(`${pdf}xref\n0 6\n0000000000 65535 f \n${table}${end}`)
}
