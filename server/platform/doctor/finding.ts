import { doctor } from '@trampolim/phrases/pt-br/doctor.ts'
import { type PhraseKey, type PhraseValues, speak } from '@trampolim/phrases/speak.ts'

const t = speak(doctor)

type Key = PhraseKey<typeof doctor>
type Problem<Each extends string = Key> = Each extends `${infer Name}.is` ? Name : never

export type Level = 'ok' | 'warn' | 'fault'

/** The result of a check: how bad it is, what it is, and what to do about it. */
export type Finding = { level: Level; what: string; todo?: string }

/** A check without problems. */
export function well(key: Key, values?: PhraseValues): Finding {
  return { level: 'ok', what: t(key, values) }
}

/** A problem with which the marketplace works, but not as it should. */
export function warning(key: Problem, values?: PhraseValues): Finding {
  return problem('warn', key, values)
}

/** A problem with which the marketplace doesn't work or isn't safe. */
export function fault(key: Problem, values?: PhraseValues): Finding {
  return problem('fault', key, values)
}

/** The worst level of all findings. */
export function worstOf(findings: readonly Finding[]): Level {
  return (['fault', 'warn'] as const).find((level) => findings.some((each) => each.level === level)) ?? 'ok'
}

/** The lines for the terminal. */
export function linesOf(findings: readonly Finding[]): string[] {
  return [
    ...findings.flatMap(({ level, what, todo }) => [
      `${t(`level.${level}`).padEnd(6)} ${what}`,
      ...(todo ? [t('todo', { todo })] : []),
    ]),
    t(`summary.${worstOf(findings)}`),
  ]
}

/** The reason of a failure, or of what caused it, without the address, which may contain a password. */
export function saidBy(problem: unknown): string {
  const { code, message, cause } = problem as NodeJS.ErrnoException
  if (!code && cause instanceof Error) return saidBy(cause)
  return code ?? message.split('\n', 1)[0] ?? ''
}

function problem(level: Level, key: Problem, values?: PhraseValues): Finding {
  return { level, what: t(`${key}.is` as Key, values), todo: t(`${key}.do` as Key, values) }
}
