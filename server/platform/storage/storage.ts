/** Thrown while nothing can be stored, as on a full disk. The request may be valid and can be repeated. */
export class StorageAway extends Error {
  constructor(options?: ErrorOptions) {
    super('nothing can be stored', options)
    this.name = 'StorageAway'
  }
}

/** Stores the bytes of uploaded files under random keys. */
export type Storage = {
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Null if there is nothing under the key. */
  read: (key: string) => Promise<Uint8Array | null>
  remove: (key: string) => Promise<void>
}
