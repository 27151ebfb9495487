import { contact } from '@trampolim/phrases/pt-br/contact.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ContactPage } from '../../../parts/contact/contact-form.tsx'
import { doSendContact, readContactPage } from '../../../parts/contact/contact-page.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/recruiter-contact.ts'

const t = speak({ title: contact.title, text: contact.text })

export async function loader({ context, url }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext)
  return { ...(await readContactPage({ context, url })), canonical: publicUrl + href('/recruiter/contact') }
}

export function action({ context, request }: Route.ActionArgs) {
  return doSendContact({ context, request })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const page = { title: `${t('title')} · Trampolim`, description: t('text') }
  return publicPageTags({ ...page, canonical: loaderData?.canonical })
}

export default function RecruiterContact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ContactPage
      page={loaderData}
      returned={actionData}
      path={href('/recruiter/contact')}
      help={loaderData.recruiterHelp}
    />
  )
}
