import { readJson } from '../../platform/form-fields.ts'
import { href } from '../../platform/href.ts'

/** Why an upload failed: the server's message, if there is one. */
export class UploadFailed extends Error {}

type Upload = {
  file: File
  purpose: 'curriculum' | 'medical-report' | 'logo'
  /** The verified e-mail code of a person who is still registering. */
  verificationId?: string | undefined
  /** Called with the uploaded share, 0 to 1. */
  onProgress?: (share: number) => void
}

/** An uploaded file; `checking` if the virus scanner hasn't checked it yet. */
export type Uploaded = { id: string; checking: boolean }

/** Uploads a file through a signed link. @throws UploadFailed with the server's message, possibly empty */
export async function upload({ file, purpose, verificationId, onProgress }: Upload): Promise<Uploaded> {
  const body = new FormData()
  body.set('purpose', purpose)
  body.set('name', file.name)
  if (verificationId) body.set('verificationId', verificationId)
  const answer = await fetch(href('/uploads'), { method: 'POST', body }).catch(() => null)
  const signed = (await answer?.json().catch(() => null)) as { url?: string; fileId?: string; message?: string } | null
  if (!answer?.ok || !signed?.url || !signed.fileId) throw new UploadFailed(signed?.message ?? '')
  return { id: signed.fileId, checking: await put(signed.url, file, onProgress) }
}

function put(url: string, file: File, onProgress?: (share: number) => void): Promise<boolean> {
  return new Promise((sent, failed) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      const { checking, message } = answerIn(request.responseText)
      if (request.status < 300) sent(checking === true)
      else failed(new UploadFailed(typeof message === 'string' ? message : ''))
    })
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => failed(new UploadFailed('')))
    request.open('PUT', url)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.send(file)
  })
}

function answerIn(body: string): { checking?: unknown; message?: unknown } {
  const answer = readJson(body)
  return typeof answer === 'object' && answer !== null ? answer : {}
}
