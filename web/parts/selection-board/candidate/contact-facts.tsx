import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Facts } from '../../../design/facts.tsx'
import type { ContactView } from './candidate-details.ts'

const t = speak(selectionBoard)

/** A person's contact data, each to be used at once. */
export function ContactFacts({ contact: { email, phones, address, zipCode } }: { contact: ContactView }) {
  return (
    <Facts
      facts={[
        { name: t('details.contact.email'), value: <a href={`mailto:${email}`}>{email}</a> },
        ...phones.map(({ phone, text, name }) => ({ name, value: <a href={`tel:+55${phone}`}>{text}</a> })),
        { name: t('details.contact.address'), value: address },
        { name: t('details.contact.zipCode'), value: zipCode },
      ]}
    />
  )
}
