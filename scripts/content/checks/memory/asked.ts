import type { ContentIndex } from '#scripts/content/checks/content-index.ts'

type Question = 'link' | 'textLink' | 'picture' | 'sizeOf'

/** What the checks of a document asked the content index, and the answers as JSON. Most are that all is well: null. */
export type Asked = Array<[question: Question, about: string, answer: string | null]>

/** The same index, which records what it is asked. */
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

/** Whether every question has the same answer today: then so has the document the same problems. */
export function hasSameAnswers(asked: Asked, contentIndex: ContentIndex): boolean {
  return asked.every(([question, about, answer]) => written(contentIndex[question](about)) === answer)
}

function written(answer: unknown) {
  return answer === undefined ? null : JSON.stringify(answer)
}
