/** Where the bytes of uploaded files are kept, under random keys. */
export type Storage = {
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Null where there is nothing under the key. */
  read: (key: string) => Promise<Uint8Array | null>
  remove: (key: string) => Promise<void>
}
