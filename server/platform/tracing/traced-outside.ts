import type { Post } from '../mail/mail.ts'
import type { Storage } from '../storage/storage.ts'
import type { Tracing } from './span.ts'
import { inSpan } from './tracing.ts'

/** A post whose letters are spans in the trace of the work that sends them, without the letter's content. */
export function tracedPost(tracing: Tracing | undefined, post: Post): Post {
  if (!tracing) return post
  return {
    ...post,
    send: (letter) => inSpan(tracing, { name: 'send letter', kind: 'client' }, () => post.send(letter)),
  }
}

/** A storage whose calls are spans in their caller's trace, without the keys. */
export function tracedStorage(tracing: Tracing | undefined, storage: Storage): Storage {
  if (!tracing) return storage
  const step = (name: string) => ({ name: `storage ${name}`, kind: 'client' as const })
  return {
    write: (key, bytes) => inSpan(tracing, step('write'), () => storage.write(key, bytes)),
    read: (key) => inSpan(tracing, step('read'), () => storage.read(key)),
    remove: (key) => inSpan(tracing, step('remove'), () => storage.remove(key)),
  }
}
