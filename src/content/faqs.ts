import { allFaqs } from 'contentlayer/generated'
import type { Faq as CompiledFaq } from 'contentlayer/generated'
import { inOrder } from './documents.ts'

export type Faq = {
  /** The file name, used as anchor on its page. */
  id: string
  question: string
  html: string
}

/** The questions and answers of one section. An empty section fails the build, with its name. */
export function faqs(section: CompiledFaq['section']): Array<Faq> {
  const questions = inOrder(allFaqs.filter((faq) => faq.section === section))
  if (questions.length === 0)
    throw new Error(`content/faqs/ has no question of the section "${section}", but a page needs them.`)
  return questions.map(({ slug, question, answer }) => ({ id: slug, question, html: answer.html }))
}

/** All questions and answers, with their section. */
export function everyFaq(): Array<Faq> {
  return inOrder(allFaqs).map(({ slug, question, answer }) => ({ id: slug, question, html: answer.html }))
}
