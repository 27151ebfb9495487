import { mostOccupations } from '@trampolim/marketplace/curriculums/fields.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { createPdf } from '@trampolim/phrases/pt-br/create-pdf.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, Form } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { curriculumPaper } from '../../../parts/curriculum-paper/curriculum-paper.ts'
import { PaperButton } from '../../../parts/curriculum-paper/paper-button.tsx'
import { CurriculumArticle } from '../../../parts/curriculums/curriculum-article.tsx'
import { curriculumView } from '../../../parts/curriculums/curriculum-view.ts'
import { blankItems } from '../../../parts/curriculums/form/draft.ts'
import { withKnownNames } from '../../../parts/curriculums/form/known-names.ts'
import { draftField } from '../../../parts/form/draft/draft-field.ts'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { doRowIntent } from '../../../parts/form/lists/row-intents.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { Scripted } from '../../../parts/scripted.tsx'
import { keepDraft } from '../../../platform/browser/kept-draft.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/create-pdf.ts'
import classes from './create-pdf.module.css'
import { faultsOfPdf } from './faults-of-pdf.ts'
import { curriculumOfPdf } from './pdf-curriculum.ts'
import { type PdfDraft, pdfFromForm, registrationOfPdf } from './pdf-draft.ts'
import { PdfForm } from './pdf-form.tsx'

const t = speak(createPdf)

export function loader({ context }: Route.LoaderArgs) {
  return { today: dayOf(new Date()), canonical: context.get(siteContext).publicUrl + href('/create-pdf') }
}

/** Checks the form and returns it as a curriculum; stores nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = form.get('intent')
  const typed = pdfFromForm(form)
  if (intent === 'edit') return { draft: typed, faults: {}, open: null, ready: null }
  const changed = doRowIntent(typed, intent, blankItems)
  if (changed) return { ...changed, faults: {}, ready: null }
  const now = new Date()
  const today = dayOf(now)
  // Each occupation is looked up, so too many are refused before that.
  const isLookedUp = typed.occupations.length <= mostOccupations
  const known = isLookedUp ? await withKnownNames(context.get(callsContext), typed) : typed
  const draft: PdfDraft = { ...typed, ...known }
  const faults = faultsOfPdf(draft, { today })
  if (Object.keys(faults).length > 0) return data({ draft, faults, open: null, ready: null }, 422)
  const written = curriculumOfPdf(draft, now)
  if ('faults' in written) return data({ draft, faults: written.faults, open: null, ready: null }, 422)
  const view = curriculumView(written.curriculum, { today })
  const lines = [draft.place, draft.email, draft.phone].map((line) => line.trim()).filter((line) => line !== '')
  const person = { name: draft.name.trim(), lines }
  const paper = curriculumPaper(view, person)
  return { draft, faults: {}, open: null, ready: { paper, view, person } }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const page = { title: `${t('title')} · Trampolim`, description: t('text') }
  return publicPageTags({ ...page, canonical: loaderData?.canonical })
}

export default function CreatePdf({ loaderData, actionData }: Route.ComponentProps) {
  const ready = actionData?.ready
  return (
    <PageBody width="narrow">
      <PageHead title={t('title')} text={t('text')} />
      {actionData && ready ? (
        <Ready ready={ready} draft={actionData.draft} />
      ) : (
        <PdfForm returned={actionData} today={loaderData.today} />
      )}
    </PageBody>
  )
}

type ReadyPdf = NonNullable<NonNullable<Route.ComponentProps['actionData']>['ready']>

/** The curriculum as it will look on paper, the PDF, and the next steps. */
function Ready({ ready: { paper, view, person }, draft }: { ready: ReadyPdf; draft: PdfDraft }) {
  // The typed text is passed on in the tab's session storage.
  const takeAlong = () =>
    keepDraft(draftKeys.registration('candidate'), { base: 'new', draft: registrationOfPdf(draft) })
  return (
    <div className={classes.ready}>
      <div data-off-paper>
        <Notice tone="success" live title={t('ready.title')}>
          {t('ready.text')}
        </Notice>
      </div>
      <div className={classes.actions} data-off-paper>
        <PaperButton paper={paper} />
        <Form method="post">
          <input type="hidden" name={draftField} value={JSON.stringify(draft)} />
          <Button type="submit" name="intent" value="edit">
            {t('ready.edit')}
          </Button>
        </Form>
        <Scripted>
          <ButtonLink look="main" to={href('/register')} onClick={takeAlong}>
            {t('ready.register')}
          </ButtonLink>
        </Scripted>
        <noscript>{t('ready.needsScript')}</noscript>
      </div>
      <h2 className="unseen">{t('ready.preview')}</h2>
      <CurriculumArticle view={view} person={{ ...person, avatar: null }} edit={null} />
    </div>
  )
}
