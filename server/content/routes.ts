import { articles } from '@trampolim/contract/social-media/articles.ts'
import { faq } from '@trampolim/contract/social-media/faq.ts'
import { tools } from '@trampolim/contract/social-media/tools.ts'
import { answer } from '../platform/http/answer.ts'
import { listArticles, listCourses, readArticle, readCourse } from './articles.ts'
import { listQuestions, listRatings, rateAnswer } from './help.ts'
import { listCalculators, listModels, readModel } from './tools.ts'

export const faqRoutes = {
  listQuestions: answer(faq.listQuestions).handler(({ input }) => listQuestions(input)),

  rateAnswer: answer(faq.rateAnswer).handler(async ({ context, input }) => {
    await rateAnswer(context.house, input)
    return { done: true as const }
  }),

  listRatings: answer(faq.listRatings).handler(({ context, input }) => listRatings(context.house, input)),
}

export const articleRoutes = {
  listArticles: answer(articles.listArticles).handler(({ input }) => listArticles(input)),

  readArticle: answer(articles.readArticle).handler(({ input }) => readArticle(input.slug)),

  listCourses: answer(articles.listCourses).handler(({ input }) => listCourses(input)),

  readCourse: answer(articles.readCourse).handler(({ input }) => readCourse(input.slug)),
}

export const toolRoutes = {
  listModels: answer(tools.listModels).handler(({ input }) => listModels(input)),

  readModel: answer(tools.readModel).handler(({ input }) => readModel(input.slug)),

  listCalculators: answer(tools.listCalculators).handler(({ input }) => listCalculators(input)),
}
