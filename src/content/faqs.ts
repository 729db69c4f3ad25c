import { allFaqs, type Faq as CompiledFaq } from 'contentlayer/generated'

export type Faq = ReturnType<typeof faqs>[number]

/** All questions and answers, or those of a section. The id is the file name, used as anchor on the page. */
export function faqs(section?: CompiledFaq['section']) {
  return allFaqs
    .filter((faq) => section === undefined || faq.section === section)
    .map(({ slug, question, answer }) => ({ id: slug, question, html: answer.html }))
}
