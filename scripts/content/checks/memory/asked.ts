import type { Surroundings } from '#scripts/content/checks/surroundings.ts'

type Question = 'link' | 'textLink' | 'picture' | 'sizeOf'

/**
 * The questions of a document's checks about its surroundings, with the answers as JSON. Most answers are null: no
 * problem.
 */
export type Asked = Array<[question: Question, about: string, answer: string | null]>

/** Wraps the surroundings to record questions and answers. */
export function recorded(around: Surroundings): { around: Surroundings; asked: Asked } {
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
    around: {
      ...around,
      link: recording('link', around.link),
      textLink: recording('textLink', around.textLink),
      picture: recording('picture', around.picture),
      sizeOf: recording('sizeOf', around.sizeOf),
    },
  }
}

/** Whether all answers are unchanged: then the problems of the document are unchanged as well. */
export function hasSameAnswers(asked: Asked, around: Surroundings): boolean {
  return asked.every(([question, about, answer]) => written(around[question](about)) === answer)
}

function written(answer: unknown) {
  return answer === undefined ? null : JSON.stringify(answer)
}
