import { chakra } from '@chakra-ui/react'
import { ANSWER_PART } from '#contract/form-pages.ts'
import { HONEYPOT } from '#contract/submissions.ts'
import { FailureNote } from './failure-note.tsx'
import { Problem } from './field.tsx'

const part = (name: string) => ({ [ANSWER_PART]: name })

const Problems = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    marginTop: '2',
    '& a': { color: 'danger', fontWeight: '600', display: 'inline-block', paddingBlock: '1.5' },
  },
})

const Place = chakra('div', { base: { scrollMarginTop: '6rem' } })

/**
 * The parts of a form for browsers without scripts: elements in which the server writes why the form was not sent
 * (server/form-pages/), and a honeypot field.
 */
export function PageAnswer({ email }: { email: string }) {
  return (
    <noscript>
      <Place hidden tabIndex={-1} {...part('summary')}>
        <FailureNote email={email}>
          <strong {...part('message')} />
          <Problems {...part('problems')} />
        </FailureNote>
      </Place>
      <Problem hidden {...part('problem')} />
      <p hidden>
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" aria-hidden />
      </p>
    </noscript>
  )
}
