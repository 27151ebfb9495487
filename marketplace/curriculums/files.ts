import type { FaultCode } from '../faults.ts'

/** The largest upload in bytes: 2 MB (specification, data §5). */
export const largestUpload = 2 * 1024 * 1024

/** The accepted extensions of a curriculum's file (specification, data §5). */
export const curriculumFileTypes = ['jpg', 'jpeg', 'png', 'pdf', 'doc'] as const

/** A file name's extension in lower case, without its dot; empty if it has none. */
export function fileEnding(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** Returns the fault of a file by its name and size in bytes; its content is checked where it is stored. */
export function faultOfFile(
  file: { name: string; size: number },
  types: readonly string[],
): Extract<FaultCode, 'file_type_refused' | 'file_too_large' | 'file_empty'> | undefined {
  if (file.size <= 0) return 'file_empty'
  if (!types.includes(fileEnding(file.name))) return 'file_type_refused'
  return file.size > largestUpload ? 'file_too_large' : undefined
}
