import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { cvSearchRoutes } from '@trampolim/server/cv-search/routes.ts'
import { jobSearchRoutes } from '@trampolim/server/job-search/routes.ts'
import { lookupRoutes } from '@trampolim/server/lookups/routes.ts'
import { expect, it } from 'vitest'
import { testHouse } from '../house.ts'
import { judge, type TypedBeginning, typedBeginnings, typedLines } from './judge.ts'
import { fillPeopleWorld, judgePeople, peopleLines } from './people.ts'
import { fillRelevanceWorld } from './world.ts'

/** `npm run relevance` tries all searches; a run of all tests tries every nth. */
const everything = process.env.TRAMPOLIM_RELEVANCE === 'all'
const each = 8
/** The required share of typed searches whose first results fit. */
const aim = 0.97

const house = await testHouse()

it('finds what people mean by what they type', async () => {
  await fillRelevanceWorld(house, house.owner)
  const lines = typedLines().filter((_, at) => everything || at % each === 0)
  const search = (asked: Parameters<ReturnType<typeof routes>['searchJobs']>[0]) => routes().searchJobs(asked)
  const routes = () => house.as(jobSearchRoutes, null)
  const judged = []
  for (const line of lines) judged.push({ line, wrong: await judge(search, house.database, line) })
  const failed = judged.filter(({ wrong }) => wrong !== null)
  if (everything) {
    for (const [kind, all] of Map.groupBy(judged, ({ line }) => line.kind)) {
      const right = all.filter(({ wrong }) => wrong === null).length
      console.log(`${kind.padEnd(10)} ${right} of ${all.length} (${((100 * right) / all.length).toFixed(1)} %)`)
    }
    for (const { line, wrong } of failed) console.log(`«${line.occupation}» «${line.location}»: ${wrong}`)
    console.log(`all        ${(100 * (1 - failed.length / judged.length)).toFixed(1)} %`)
  }
  expect(1 - failed.length / judged.length).toBeGreaterThanOrEqual(aim)
}, 600_000)

/** How many suggestions people look at before they continue typing. */
const lookedAt = 5
const aimOfSuggestions = 0.95

it('suggests what people begin to type', async () => {
  await fillRelevanceWorld(house, house.owner)
  const [routes, forms] = [house.as(jobSearchRoutes, null), house.as(lookupRoutes, null)]
  const suggested = async ({ field, text }: TypedBeginning) => {
    const asked = { text, limit: lookedAt }
    if (field === 'cargos') return (await forms.autocomplete({ name: 'occupation', ...asked })).map(({ name }) => name)
    const found = await (field === 'places' ? routes.suggestLocations(asked) : routes.suggestOccupations(asked))
    return found.map(({ label }) => label)
  }
  const lines = typedBeginnings().filter((_, at) => everything || at % each === 0)
  const judged = []
  for (const line of lines) {
    const labels = await suggested(line)
    judged.push({ line, labels, fits: labels.some((label) => line.pattern.test(normalise(label))) })
  }
  const failed = judged.filter(({ fits }) => !fits)
  const share = 1 - failed.length / judged.length
  if (everything) {
    for (const { line, labels } of failed)
      console.log(`suggested for «${line.text}»: ${labels.join(', ') || 'nothing'}`)
    for (const [field, all] of Map.groupBy(judged, ({ line }) => line.field)) {
      const right = all.filter(({ fits }) => fits).length
      console.log(
        `suggestions ${field.padEnd(11)} ${right} of ${all.length} (${((100 * right) / all.length).toFixed(1)} %)`,
      )
    }
    console.log(`suggestions ${judged.length - failed.length} of ${judged.length} (${(100 * share).toFixed(1)} %)`)
  }
  expect(share).toBeGreaterThanOrEqual(aimOfSuggestions)
}, 600_000)

const aimOfPeople = 0.95

it('finds whom recruiters mean by what they type', async () => {
  const recruiter = await fillPeopleWorld(house, house.owner)
  const { searchCurriculums } = house.as(cvSearchRoutes, recruiter)
  const lines = peopleLines().filter((_, at) => everything || at % each === 0)
  const judged = []
  for (const line of lines) judged.push({ line, wrong: await judgePeople(searchCurriculums, house.database, line) })
  const failed = judged.filter(({ wrong }) => wrong !== null)
  const share = 1 - failed.length / judged.length
  if (everything) {
    for (const { line, wrong } of failed) console.log(`people «${line.words}» «${line.place}»: ${wrong}`)
    console.log(`people     ${judged.length - failed.length} of ${judged.length} (${(100 * share).toFixed(1)} %)`)
  }
  expect(share).toBeGreaterThanOrEqual(aimOfPeople)
}, 600_000)
