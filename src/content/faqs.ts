import { allFaqs, type Faq as CompiledFaq } from 'contentlayer/generated'

export type Faq = ReturnType<typeof everyFaq>[number]

/** The questions and answers of one section. An empty section fails the build, with its name. */
export function faqs(section: CompiledFaq['section']): Array<Faq> {
  const questions = everyFaq((faq) => faq.section === section)
  if (questions.length === 0)
    throw new Error(`content/faqs/ has no question of the section "${section}", but a page needs them.`)
  return questions
}

/** All questions and answers, or some. The id is the file name, used as anchor on the page. */
export function everyFaq(isAsked: (faq: CompiledFaq) => boolean = () => true) {
  return allFaqs
    .filter(isAsked)
    .map(({ slug, question, answer }) => ({ id: slug, question, html: answer.html }))
}
