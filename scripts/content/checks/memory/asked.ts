import type { ContentIndex } from '#scripts/content/checks/content-index.ts'

type Question = 'link' | 'textLink' | 'picture' | 'sizeOf'

/**
 * The questions of a document's checks to the content index, with the answers as JSON. Most answers are null: no
 * problem.
 */
export type Asked = Array<[question: Question, about: string, answer: string | null]>

/** Wraps the index to record questions and answers. */
export function recorded(contentIndex: ContentIndex): { contentIndex: ContentIndex; asked: Asked } {
  const asked: Asked = []
  const seen = new Set<string>()

  function recording<Answer>(question: Question, ask: (about: string) => Answer) {
    return (about: string): Answer => {
      const answer = ask(about)
      const key = `${question} ${about}`
      if (!seen.has(key)) asked.push([question, about, written(answer)])
      seen.add(key)
      return answer
    }
  }

  return {
    asked,
    contentIndex: {
      ...contentIndex,
      link: recording('link', contentIndex.link),
      textLink: recording('textLink', contentIndex.textLink),
      picture: recording('picture', contentIndex.picture),
      sizeOf: recording('sizeOf', contentIndex.sizeOf),
    },
  }
}

/** Whether all answers are unchanged: then the problems of the document are unchanged as well. */
export function hasSameAnswers(asked: Asked, contentIndex: ContentIndex): boolean {
  return asked.every(([question, about, answer]) => written(contentIndex[question](about)) === answer)
}

function written(answer: unknown) {
  return answer === undefined ? null : JSON.stringify(answer)
}
