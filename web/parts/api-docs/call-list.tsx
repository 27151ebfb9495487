import classes from './api-docs.module.css'
import { Coded } from './coded.tsx'
import type { ShownCall, ShownService } from './shown-calls.ts'

/** The names of what is said of a call. */
export type CallWords = Readonly<
  Record<'parameters' | 'noParameters' | 'request' | 'answer' | 'refusals' | 'noExample', string>
>

/** A service's calls, each to be opened; they open without scripts too. */
export function ServiceCalls({ service, words }: { service: ShownService; words: CallWords }) {
  const { id, title, address, groups } = service
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>
        <code>{address}</code>
      </p>
      {groups.map((group) => (
        <div key={group.title}>
          <h4>{group.title}</h4>
          {group.calls.map((call) => (
            <Call key={call.id} call={call} words={words} />
          ))}
        </div>
      ))}
    </section>
  )
}

function Call({ call, words }: { call: ShownCall; words: CallWords }) {
  const { id, method, path, purpose, parameters, limit, request, answer, refusals } = call
  return (
    <details id={id} className={classes.call}>
      <summary className="folds">
        <span>
          <code>
            <b>{method}</b> {path}
          </code>
          <span lang="en">
            <Coded text={purpose} />
          </span>
        </span>
      </summary>
      {parameters.length === 0 ? <p>{words.noParameters}</p> : <Parameters parameters={parameters} words={words} />}
      {limit && (
        <p>
          <Coded text={limit} />
        </p>
      )}
      {request === null || answer === null ? (
        <p>
          <Coded text={words.noExample} />
        </p>
      ) : (
        <>
          <p className={classes.label}>{words.request}</p>
          <pre className={classes.example}>{request}</pre>
          <p className={classes.label}>{words.answer}</p>
          <pre className={classes.example}>{answer}</pre>
        </>
      )}
      {refusals && (
        <>
          <p className={classes.label}>{words.refusals}</p>
          <p>
            <Coded text={refusals} />
          </p>
        </>
      )}
    </details>
  )
}

function Parameters({ parameters, words }: { parameters: ShownCall['parameters']; words: CallWords }) {
  return (
    <>
      <p className={classes.label}>{words.parameters}</p>
      <dl className={classes.parameters}>
        {parameters.map(({ name, place, values, purpose }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> <span>{place}</span>
            </dt>
            {values && (
              <dd>
                <Coded text={values} />
              </dd>
            )}
            {purpose && (
              <dd lang="en">
                <Coded text={purpose} />
              </dd>
            )}
            {!values && !purpose && <dd>{'–'}</dd>}
          </div>
        ))}
      </dl>
    </>
  )
}
