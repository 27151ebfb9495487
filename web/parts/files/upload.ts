import { href } from '../../platform/href.ts'

/** Why an upload came to nothing: what the server said, else that it failed. */
export class UploadFailed extends Error {}

type Upload = {
  file: File
  purpose: 'curriculum' | 'medical-report' | 'logo'
  /** For someone who is still registering: their verified e-mail code. */
  verificationId?: string | undefined
  /** How much has arrived, 0 to 1. */
  onProgress?: (share: number) => void
}

/** Sends a file to where a signed link leads. @returns its id @throws UploadFailed with what the server said, perhaps empty */
export async function upload({ file, purpose, verificationId, onProgress }: Upload): Promise<string> {
  const body = new FormData()
  body.set('purpose', purpose)
  body.set('name', file.name)
  if (verificationId) body.set('verificationId', verificationId)
  const answer = await fetch(href('/uploads'), { method: 'POST', body }).catch(() => null)
  const signed = (await answer?.json().catch(() => null)) as { url?: string; fileId?: string; message?: string } | null
  if (!answer?.ok || !signed?.url || !signed.fileId) throw new UploadFailed(signed?.message ?? '')
  await put(signed.url, file, onProgress)
  return signed.fileId
}

function put(url: string, file: File, onProgress?: (share: number) => void): Promise<void> {
  return new Promise((sent, failed) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      if (request.status < 300) sent()
      else failed(new UploadFailed(messageOf(request.responseText)))
    })
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => failed(new UploadFailed('')))
    request.open('PUT', url)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.send(file)
  })
}

function messageOf(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    return typeof message === 'string' ? message : ''
  } catch {
    return ''
  }
}
