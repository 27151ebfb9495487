import { marketplace } from '@trampolim/phrases/pt-br/marketplace.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button } from '../../design/button.tsx'
import { Notice } from '../../design/notice.tsx'
import { Scripted } from '../scripted.tsx'
import type { LineView } from './breakdown-view.ts'
import classes from './calculator-result.module.css'
import type { CalculatorView } from './calculator-view.ts'

const t = speak({
  result: marketplace.calculator.result,
  given: marketplace.calculator.given,
  line: marketplace.calculator.line,
  amount: marketplace.calculator.amount,
  print: marketplace.calculator.print,
  estimate: marketplace.calculator.estimate,
  estimateText: marketplace.calculator.estimateText,
})

/** A result: the amount, then every line that led to it. On paper it includes the values it was computed with. */
export function CalculatorResult({ result }: { result: NonNullable<CalculatorView['result']> }) {
  return (
    <section className={classes.result} aria-labelledby="result">
      <div className={classes.head}>
        <h2 id="result">{t('result')}</h2>
        <p>
          {result.name} <strong className={classes.amount}>{result.amount}</strong>
        </p>
        <Scripted>
          <Button size="small" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Scripted>
      </div>
      <div className={classes.given}>
        <h3>{t('given')}</h3>
        <ul>
          {result.given.map(({ name, value }) => (
            <li key={name}>
              {name}: {value}
            </li>
          ))}
        </ul>
      </div>
      {result.otherYear && <Notice tone="warn">{result.otherYear}</Notice>}
      {result.parts.map(({ id, title, lines }) => (
        <Part key={id} id={`part-${id}`} title={title} lines={lines} />
      ))}
      <Notice title={t('estimate')}>{t('estimateText')}</Notice>
    </section>
  )
}

function Part({ id, title, lines }: { id: string; title: string; lines: readonly LineView[] }) {
  return (
    <div>
      <h3 id={id}>{title}</h3>
      <table className={classes.lines} aria-labelledby={id}>
        <thead className="unseen">
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, law, amount, role }) => (
            <tr key={`${name} ${role}`} data-role={role}>
              <th scope="row">
                {name}
                {law && <span className={classes.law}>{law}</span>}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
