import type { Surroundings } from '#scripts/content/checks/surroundings.ts'

type Question = 'link' | 'textLink' | 'picture' | 'sizeOf'

/** What the checks of a document asked about its surroundings, and the answers as JSON. Most are that all is well: null. */
export type Asked = Array<[question: Question, about: string, answer: string | null]>

/** The same surroundings, which write down what they are asked. */
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

/** Whether every question has the same answer today: then so has the document the same problems. */
export function hasSameAnswers(asked: Asked, around: Surroundings): boolean {
  return asked.every(([question, about, answer]) => written(around[question](about)) === answer)
}

function written(answer: unknown) {
  return answer === undefined ? null : JSON.stringify(answer)
}
