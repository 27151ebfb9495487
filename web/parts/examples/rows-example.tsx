import { examples } from '@trampolim/phrases/pt-br/examples.ts'
import { Facts } from '../../design/facts.tsx'
import { Tag } from '../../design/tag.tsx'
import { Example } from './example.tsx'
import classes from './examples.module.css'

type Row = { name: string; value: string }

function RowsExample({ title, mark, rows }: { title: string; mark: string; rows: Record<string, Row> }) {
  return (
    <Example>
      <div className={classes.surface}>
        <p className={classes.head}>
          <span className={classes.title}>{title}</span>
          <Tag tone="green">{mark}</Tag>
        </p>
        <Facts facts={Object.values(rows)} />
      </div>
    </Example>
  )
}

/** A job as its company sees it once it is open. */
export function PublishExample() {
  return <RowsExample {...examples.publish} />
}

/** A company's hiring message. */
export function HireExample() {
  return <RowsExample {...examples.hire} />
}

/** The recruiters of a company. */
export function TeamExample() {
  return <RowsExample {...examples.team} />
}
