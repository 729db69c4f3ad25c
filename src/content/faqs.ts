import { allFaqs } from 'contentlayer/generated'
import type { Faq as CompiledFaq } from 'contentlayer/generated'
import { inOrder } from './documents.ts'

export type Faq = {
  /** The file name, which is its anchor on the page that shows it. */
  id: string
  question: string
  html: string
}

/** The questions of one section with their answers. A section without any fails the build, by name. */
export function faqs(section: CompiledFaq['section']): Array<Faq> {
  const questions = inOrder(allFaqs.filter((faq) => faq.section === section))
  if (questions.length === 0)
    throw new Error(`content/faqs/ has no question of the section "${section}", but a page needs them.`)
  return questions.map(({ slug, question, answer }) => ({ id: slug, question, html: answer.html }))
}

/** All questions with their answers, by the section they are shown in. */
export function everyFaq(): Array<Faq> {
  return inOrder(allFaqs).map(({ slug, question, answer }) => ({ id: slug, question, html: answer.html }))
}
